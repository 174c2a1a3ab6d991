import { z } from 'zod';
import { symptomId } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A troubleshooting entry: symptom (the title, with its own id), cause (a full sentence) and fix (the children, an instruction). */
export const Trouble = defineStatic({
  props: z.strictObject({
    /** The symptom in the reader's words, or the exact message in backticks. One line of Markdown. */
    symptom: z.string().min(4).max(160),
    /** The cause as a full sentence: "The visitor's browser blocks the cookie." One line of Markdown. */
    cause: z
      .string()
      .min(10)
      .max(300)
      .regex(/^(?!Because\b)/, 'Write the cause as a full sentence that does not begin with “Because”.'),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ symptom, cause, children }, { inline, uniqueId }) => (
    <details className="accordion trouble" id={uniqueId(symptomId(symptom))}>
      <summary>
        <span>{inline(symptom)}</span>
      </summary>
      <div className="accordion-body flow">
        <p>{inline(cause)}</p>
        {children}
      </div>
    </details>
  ),
});
