import type { ReactNode } from 'react';
import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

type TroubleProps = { readonly symptom: string; readonly cause: string; readonly children?: ReactNode };

/** A trouble entry in three parts: symptom (what opens it, with an id of its own), cause (a full sentence) and fix (the children, an instruction). */
export const Trouble = defineStatic({
  props: z.strictObject({
    /** What the reader sees: the symptom in the reader's words, or the exact message in backticks. One line of Markdown. */
    symptom: z.string().min(4).max(160),
    /** Why it happens, as a full sentence: "The visitor's browser blocks the cookie." One line of Markdown. */
    cause: z
      .string()
      .min(10)
      .max(300)
      .regex(/^(?!Because\b)/, 'Write the cause as a full sentence that does not begin with “Because”.'),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ symptom, cause, children }: TroubleProps, { inline, uniqueId }) => (
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

/** The first words of a symptom, enough to tell it from others in a URL. */
export const symptomId = (symptom: string): string => slugify(symptom).split('-').slice(0, 8).join('-');
