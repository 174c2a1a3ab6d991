import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A section that the reader opens. A link to its id opens it too, and so does the browser's find in page. */
export const Accordion = defineStatic({
  props: z.strictObject({
    /** Title, as one line of Markdown. The id is made from it. */
    title: z.string().min(1).max(100),
    /** Whether it is open at first. Default: closed. */
    open: z.boolean().optional(),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ title, open, children }, { inline, uniqueId }) => (
    <details className="accordion" id={uniqueId(slugify(title))} open={open}>
      <summary>
        <span>{inline(title)}</span>
      </summary>
      <div className="accordion-body flow">{children}</div>
    </details>
  ),
});
