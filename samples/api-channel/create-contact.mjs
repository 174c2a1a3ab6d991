import { account, call } from './client.mjs';

const { payload } = await call('POST', `/api/v1/accounts/${account}/contacts`, {
  inbox_id: 7,
  name: 'Priya',
  email: 'priya@example.com',
  identifier: 'customer-311',
});
console.log(payload.contact.id, payload.contact_inbox.source_id);
