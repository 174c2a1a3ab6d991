import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const metric = z.strictObject({ key: text, name: text, meaning: text });

/** `reports.json`: metrics, periods and groupings. */
export const reportsSchema = z.strictObject({
  source: sourceSchema,
  metrics: z.array(z.strictObject({ key: text, name: text, unit: z.enum(['count', 'seconds']), meaning: text })),
  /**
   * Entries that the platform stores when something happens; averages and counts are computed from them. `agent` says whose entry
   * it is.
   */
  events: z.array(z.strictObject({ name: text, when: text, value: text, agent: text })),
  /** What each metric is made of, how, and what it leaves out. */
  definitions: z.array(z.strictObject({ metric: text, from: text, formula: text, without: text })),
  firstReplyExcludes: z.array(text),
  assistantMetrics: z.array(metric),
  types: z.array(text),
  groupBy: z.array(text),
  defaultGroupBy: text,
  outgoingMessagesGroupBy: z.array(text),
  periods: z.array(
    z.strictObject({ key: text, name: text, groupings: z.array(text).min(1), default: z.boolean().optional() }),
  ),
  overview: z.array(z.strictObject({ name: text, meaning: text })),
  downloads: z.array(text),
  downloadFormat: text,
  trend: text,
});
