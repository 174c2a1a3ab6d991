import { account, call } from './client.mjs';

const conversation = `/api/v1/accounts/${account}/conversations/<CONVERSATION_ID>`;
const message = await call('POST', `${conversation}/messages`, {
  content: 'My ticket does not scan.',
  message_type: 'incoming',
});
console.log(message.id);
