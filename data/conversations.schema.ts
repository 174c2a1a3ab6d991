import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const named = z.strictObject({ name: text, meaning: text });

/** `conversations.json`: what a conversation can be, and how the list shows it. */
export const conversationsSchema = z.strictObject({
  source: sourceSchema,
  statuses: z.array(z.strictObject({ name: text, label: text, meaning: text })),
  priorities: z.array(text),
  tabs: z.array(named),
  views: z.array(named),
  /** Values of `sort_by`, with their labels. */
  sort: z.array(named),
  snooze: z.array(named),
  statusRules: z.array(text),
  /** Ways by which a conversation gets its assignee. */
  assignment: z.array(z.strictObject({ key: text, name: text, meaning: text })),
});
