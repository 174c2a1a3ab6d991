import { account, call } from './client.mjs';

/** The search matches parts of words: compare the whole value yourself. */
export async function findContact(value, field = 'identifier') {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ q: value, page });
    const path = `/api/v1/accounts/${account}/contacts/search?${query}`;
    const { payload, meta } = await call('GET', path);
    const found = payload.find((contact) => contact[field] === value);
    if (found || !meta.has_more) return found;
  }
}

/** `person`: fields of a contact, with `inbox_id` and the field that identifies it. */
export async function findOrCreateContact(person, field = 'identifier') {
  const found = await findContact(person[field], field);
  if (found) return found;
  try {
    const { payload } = await call('POST', `/api/v1/accounts/${account}/contacts`, person);
    return payload.contact;
  } catch (error) {
    if (error.status !== 422) throw error;
    // Another process was faster, or someone else has this email address.
    const other = await findContact(person[field], field);
    if (!other) throw error;
    return other;
  }
}

/** The session of the contact in one channel. */
export async function sourceIdOf(contact, inboxId) {
  const known = contact.contact_inboxes?.find(({ inbox }) => inbox.id === inboxId);
  if (known) return known.source_id;
  const path = `/api/v1/accounts/${account}/contacts/${contact.id}/contact_inboxes`;
  const made = await call('POST', path, { inbox_id: inboxId });
  return made.source_id;
}
