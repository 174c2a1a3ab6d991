import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const keys = { windows: z.array(text).min(1), mac: z.array(text).min(1) };

/** `shortcuts.json`: keyboard shortcuts and the command bar. Keys of one combination are joined by `+`; a list holds alternatives. */
export const shortcutsSchema = z.strictObject({
  source: sourceSchema,
  groups: z.array(z.strictObject({ key: text, name: text })),
  shortcuts: z.array(z.strictObject({ key: text, group: text, action: text, ...keys })),
  rules: z.array(text),
  commandBar: z.strictObject({
    open: z.strictObject(keys),
    commands: z.array(z.strictObject({ key: text, name: text, commands: z.array(text).min(1), where: text })),
  }),
});
