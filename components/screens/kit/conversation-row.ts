import { z } from 'zod';
import { markLetter } from './figure-props.ts';

/** An entry in a list of conversations, as authors write it. */
export const conversationRowSchema = z.strictObject({
  /** The contact. */
  name: z.string().min(1),
  /** Beginning of the last message. */
  text: z.string().min(1),
  /** Name of the channel, above the contact's name. */
  channel: z.string().min(1).optional(),
  /** As the app shows it: `2m`. */
  time: z.string().min(1).optional(),
  /** How many messages are unread. */
  unread: z.int().min(1).optional(),
  /** The conversation that is open. */
  active: z.boolean().optional(),
  mark: markLetter.optional(),
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;
