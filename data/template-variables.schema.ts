import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/** `template-variables.json`: words in double braces that messages may contain. */
export const templateVariablesSchema = z.strictObject({
  source: sourceSchema,
  language: text,
  /** Typing it opens the list. */
  openKey: text,
  variables: z.array(
    z.strictObject({
      name: text,
      /** The list of the editor offers it. */ picker: z.boolean(),
      /** What the editor makes of it when it inserts a canned response. */
      editor: z.enum(['filled', 'assignee', 'empty']),
      /** What the server makes of it when it stores a message. */
      server: z.enum(['filled', 'sender', 'empty']),
      sample: text,
      meaning: text,
    }),
  ),
  fallback: text,
  usedIn: z.array(text),
  rules: z.array(text),
});
