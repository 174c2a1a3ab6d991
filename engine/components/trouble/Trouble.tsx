import type { ReactNode } from 'react';
import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A trouble entry in three parts: symptom (what opens it, with an id of its own), cause (a full sentence) and fix (the children, an instruction). */
export const Trouble = defineStatic({
  props: z.strictObject({
    /** What the reader sees: the symptom in the reader's words, or the exact message in backticks. One line of Markdown. */
    symptom: z.string().min(4).max(160).optional(),
    /** Why it happens, as a full sentence: "The visitor's browser blocks the cookie." One line of Markdown. */
    cause: z
      .string()
      .min(10)
      .max(300)
      .regex(/^(?!Because\b)/, 'Write the cause as a full sentence that does not begin with “Because”.')
      .optional(),
    /** The old name of `symptom`, for entries whose cause and fix are one text. */
    see: z.string().min(4).max(160).optional(),
  }),
  children: 'blocks',
  place: 'block',
  render: (
    {
      symptom,
      cause,
      see,
      children,
    }: {
      readonly symptom?: string | undefined;
      readonly cause?: string | undefined;
      readonly see?: string | undefined;
      readonly children?: ReactNode;
    },
    { inline, uniqueId },
  ) => (
    <details className="accordion trouble" id={uniqueId(symptomId(symptom ?? see ?? ''))}>
      <summary>
        <span>{inline(symptom ?? see ?? '')}</span>
      </summary>
      <div className="accordion-body flow">
        {cause && <p>{inline(cause)}</p>}
        {children}
      </div>
    </details>
  ),
});

/** The first words of a symptom, enough to tell it from others in an address. */
export const symptomId = (symptom: string): string => slugify(symptom).split('-').slice(0, 8).join('-');
