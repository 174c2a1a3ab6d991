import { account, call } from './client.mjs';
import { findOrCreateContact, sourceIdOf } from './contacts.mjs';

const inboxId = Number(process.env.INBOX_ID);
if (!inboxId) throw new Error('INBOX_ID is not set.');
const root = `/api/v1/accounts/${account}`;

/** The number of the person's conversation in this channel. */
async function conversationOf(contact) {
  const { payload } = await call('GET', `${root}/contacts/${contact.id}/conversations`);
  const open = payload.find(({ inbox_id, status }) => inbox_id === inboxId && status !== 'resolved');
  if (open) return open.id;
  const made = await call('POST', `${root}/conversations`, {
    source_id: await sourceIdOf(contact, inboxId),
    inbox_id: inboxId,
    contact_id: contact.id,
  });
  return made.id;
}

async function pass({ from, name, text }) {
  const contact = await findOrCreateContact({ inbox_id: inboxId, identifier: from, name });
  const id = await conversationOf(contact);
  const path = `${root}/conversations/${id}/messages`;
  await call('POST', path, { content: text, message_type: 'incoming' });
  return id;
}

const latest = new Map(); // The unfinished work of each person.

/**
 * Passes on one message of the messenger, and returns the number of its conversation.
 * `from`: the person's ID in the messenger. One message of a person waits for another,
 * so two quick ones stay in order and don't open two conversations.
 */
export function takeIn(message) {
  const before = latest.get(message.from) ?? Promise.resolve();
  const work = before.catch(() => {}).then(() => pass(message));
  const end = () => latest.get(message.from) === work && latest.delete(message.from);
  latest.set(message.from, work);
  work.then(end, end);
  return work;
}

/** The person's ID in the messenger: where `deliver()` sends the reply. */
export async function personOf(conversationId) {
  const { meta } = await call('GET', `${root}/conversations/${conversationId}`);
  return meta.sender.identifier;
}
