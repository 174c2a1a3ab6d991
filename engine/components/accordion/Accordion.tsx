import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A section that the reader opens. A link to its id opens it too, and so does the browser's find in page. */
export const Accordion = defineStatic({
  props: z.strictObject({
    /** Title, as one line of Markdown. */
    title: z.string().min(1).max(100),
    /** Whether it is open at first. Default: closed. */
    open: z.boolean().optional(),
    /** Its anchor, which makes it a section: search leads to it, as to a heading. Default: an anchor made from the title, and no section. */
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ title, open, id, children }, { inline, uniqueId }) => (
    <details className="accordion" id={uniqueId(id ?? slugify(title))} open={open} data-section={id && ''}>
      <summary>
        <span>{inline(title)}</span>
      </summary>
      <div className="accordion-body flow">{children}</div>
    </details>
  ),
});
