import { account, call } from './client.mjs';

const conversation = await call('POST', `/api/v1/accounts/${account}/conversations`, {
  source_id: '<SOURCE_ID>',
  inbox_id: 7,
  contact_id: 42,
});
console.log(conversation.id);
