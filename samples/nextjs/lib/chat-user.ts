import { createHmac } from 'node:crypto';

export type ChatUser = {
  id: string;
  name: string;
  email: string;
  chatHash: string;
};

type Person = { id: string | number; name: string; email: string };

export function chatUser(person: Person | null): ChatUser | null {
  if (!person) return null;

  const key = process.env.CHAT_IDENTITY_KEY;
  if (!key) throw new Error('CHAT_IDENTITY_KEY is not set.');

  const id = String(person.id);
  const chatHash = createHmac('sha256', key).update(id).digest('hex');
  return { id, name: person.name, email: person.email, chatHash };
}
