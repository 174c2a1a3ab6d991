import type { ReactNode } from 'react';
import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A part that opens when asked. A link to its id opens it, and so does the browser's find. */
export const Accordion = defineStatic({
  props: z.strictObject({
    /** What is inside, as one line of Markdown; also makes the id. */
    title: z.string().min(1).max(100),
    /** Open from the start. */
    open: z.boolean().optional(),
  }),
  children: 'blocks',
  place: 'block',
  render: (
    {
      title,
      open,
      children,
    }: { readonly title: string; readonly open?: boolean | undefined; readonly children?: ReactNode },
    { inline, uniqueId },
  ) => (
    <details className="accordion" id={uniqueId(slugify(title))} open={open}>
      <summary>
        <span>{inline(title)}</span>
      </summary>
      <div className="accordion-body flow">{children}</div>
    </details>
  ),
});
