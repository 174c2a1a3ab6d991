import { z } from 'zod';
import { text } from './fact.schema.ts';

/** `accessibility.json`: how these docs meet WCAG 2.2, criterion by criterion. `npm run a11y-report -- --write` fills in `measured`. */
export const accessibilitySchema = z.strictObject({
  standard: text,
  /** When a person last went through what tests can't see. */
  reviewed: z.iso.date(),
  /** What the last run of all tests said. */
  measured: z
    .strictObject({
      date: z.iso.date(),
      /** Version of axe-core. */
      axe: text,
      /** Pages on which its rules ran. */
      pages: z.int().min(1),
      /** Tests named below, and the pages, that passed. */
      passed: z.int().min(1),
      /** Numbers of criteria of which a test failed or did not run. */
      failed: z.array(text),
    })
    .optional(),
  criteria: z.array(
    z.strictObject({
      key: z.string().regex(/^[1-4]\.[1-5]\.\d+$/),
      name: text,
      level: z.enum(['A', 'AA']),
      result: z.enum(['supports', 'partially supports', 'not applicable']),
      /** Rules of axe-core for this criterion; a test compares them with those that it has. */
      rules: z.array(text).optional(),
      /** Tests, by file and the beginning of their title. Left out: all tests of the file. */
      tests: z.array(z.strictObject({ file: text, test: text.optional() })).optional(),
      /** What a person looked at, and found. */
      byHand: text.optional(),
      remark: text.optional(),
    }),
  ),
});
export type Accessibility = z.output<typeof accessibilitySchema>;
