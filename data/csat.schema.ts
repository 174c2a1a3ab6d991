import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `csat.json`: the survey after a conversation. */
export const csatSchema = z.strictObject({
  source: sourceSchema,
  ratings: z.array(
    z.strictObject({
      value: z.int().min(1).max(5),
      emoji: text,
      /** Counts for the satisfaction score. */ positive: z.boolean(),
    }),
  ),
  displayTypes: z.array(text),
  defaultDisplayType: text,
  /** Days in which an answer can be given or changed. */
  answerDays: z.int(),
  ruleOperators: z.array(text),
  surveyPath: text,
  fields: z.array(factSchema),
  metrics: z.array(z.strictObject({ key: text, name: text, meaning: text })),
  rules: z.array(text),
});
