import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const server = z.strictObject({ key: text, name: text, host: text, port: z.int(), encryption: text, note: text });

/** `email.json`: the mail side of the email channel and of conversation continuity. */
export const emailSchema = z.strictObject({
  source: sourceSchema,
  /** The four ways in and out. */
  ways: z.array(
    z.strictObject({ key: text, name: text, incoming: text, outgoing: text, customerSees: text, effort: text }),
  ),
  imap: z.strictObject({
    fields: z.array(factSchema),
    checkMinutes: z.int(),
    reauthorizeAfterFailures: z.int(),
    folder: text,
    servers: z.array(server),
  }),
  smtp: z.strictObject({ fields: z.array(factSchema), servers: z.array(server) }),
  senderNames: z.array(factSchema),
  googlePermissions: z.array(factSchema),
  continuity: z.strictObject({
    delayMinutes: z.int(),
    replyAddress: text,
    dailyMailLimit: z.int(),
    channels: z.array(text),
    needs: z.array(text),
  }),
  /** Records for the domain `example.com`; the reader replaces it and the placeholders. */
  dns: z.array(
    z.strictObject({
      key: text,
      record: text,
      type: z.enum(['TXT', 'CNAME', 'MX']),
      host: text,
      value: text,
      meaning: text,
    }),
  ),
  dnsRules: z.array(text),
});
