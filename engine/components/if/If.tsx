import { z } from 'zod';
import { tokenOf } from '../../model/brand-tokens.ts';
import { nearest } from '../../model/nearest.ts';
import { defineStatic } from '../define.ts';

/** Content that is shown only if the owner has configured a key of the brand, or only if not. */
export const If = defineStatic({
  props: z.strictObject({
    /** A key of `brand` in `site.config.ts`, or one of its words: `supportEmail`, `statusUrl`. */
    brand: z.string().min(1),
    /** Inverts the condition. Default: false. */
    not: z.boolean().optional(),
  }),
  children: 'blocks',
  place: 'block',
  isShown: ({ brand: key, not = false }, { tokens, report }) => {
    const token = tokenOf(key);
    if (!Object.hasOwn(tokens, token)) {
      const guess = nearest(token, Object.keys(tokens));
      report(
        `The brand has no word \`${token}\`, which <If brand="${key}"> asks for.`,
        guess
          ? `Did you mean \`${guess}\`?`
          : 'Add it to `brand.words` in site.config.ts; an empty value hides the content.',
      );
    }
    return (tokens[token] !== undefined) !== not;
  },
  render: ({ children }) => children,
});
