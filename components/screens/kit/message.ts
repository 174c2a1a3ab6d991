import { z } from 'zod';

/** A message of a conversation, as authors write it. */
export const messageSchema = z
  .strictObject({
    /** `note` is a private note between agents, `activity` a message from the system ("Mara resolved the conversation"). */
    from: z.enum(['contact', 'agent', 'assistant', 'note', 'activity']),
    /** The name of the sender, where it matters. */
    name: z.string().min(1).optional(),
    text: z.string().min(1).optional(),
    /** As the app shows it: `10:24`. */
    time: z.string().min(1).optional(),
    status: z.enum(['sent', 'delivered', 'read', 'failed']).optional(),
    /** Buttons that the contact can choose from. */
    buttons: z.array(z.string().min(1)).min(1).optional(),
    /** Name of an attached file. */
    attachment: z.string().min(1).optional(),
  })
  .refine(({ text, attachment, buttons }) => text ?? attachment ?? buttons, 'needs `text`, `attachment` or `buttons`');

export type Message = z.infer<typeof messageSchema>;
