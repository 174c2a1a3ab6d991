import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const form = z.array(factSchema).min(1);

/** `workspace.json`: forms of the account, its people, teams, labels, canned responses and contacts. */
export const workspaceSchema = z.strictObject({
  source: sourceSchema,
  signUp: form,
  account: form,
  autoResolve: z.strictObject({ minMinutes: z.int(), maxMinutes: z.int() }),
  profile: form,
  agent: form,
  team: form,
  label: form,
  cannedResponse: form,
  contactImport: z.strictObject({
    columns: z.array(z.strictObject({ name: text, meaning: text })),
    /** A row changes the contact it matches by the first of these. */
    matchedBy: z.array(text),
    format: text,
    rules: z.array(text),
  }),
});
