import { account, call } from './client.mjs';
import { findOrCreateContact, sourceIdOf } from './contacts.mjs';

const inboxId = Number(process.env.INBOX_ID);
if (!inboxId) throw new Error('INBOX_ID is not set.');

/** Turns a submitted form into a conversation and returns its number. */
export async function openFromForm({ name, email, text }) {
  // The platform stores email addresses in lower case.
  const person = { inbox_id: inboxId, name, email: email.trim().toLowerCase() };
  const contact = await findOrCreateContact(person, 'email');
  const conversation = await call('POST', `/api/v1/accounts/${account}/conversations`, {
    source_id: await sourceIdOf(contact, inboxId),
    inbox_id: inboxId,
    contact_id: contact.id,
  });

  const path = `/api/v1/accounts/${account}/conversations/${conversation.id}/messages`;
  await call('POST', path, { content: text, message_type: 'incoming' });
  return conversation.id;
}
