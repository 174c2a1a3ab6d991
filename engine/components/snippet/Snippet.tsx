import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** Content shared by several pages. The compiler reads the file and passes its content as children. */
export const Snippet = defineStatic({
  props: z.strictObject({
    /** Name of the file: `website-token` for `content/_snippets/website-token.mdx`. One with `@` is a replaced section. */
    name: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$|@/, 'must be the name of a file in content/_snippets/, without .mdx'),
  }),
  children: 'none',
  place: 'block',
  snippet: ({ name }) => name,
  render: ({ children }) => children,
});
