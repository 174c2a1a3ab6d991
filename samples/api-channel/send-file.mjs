import { openAsBlob } from 'node:fs';
import { account, call } from './client.mjs';

const form = new FormData();
form.append('content', 'The ticket');
form.append('message_type', 'incoming');
const picture = await openAsBlob('ticket.jpg', { type: 'image/jpeg' });
form.append('attachments[]', picture, 'ticket.jpg');

const conversation = `/api/v1/accounts/${account}/conversations/<CONVERSATION_ID>`;
const message = await call('POST', `${conversation}/messages`, form);
console.log(message.attachments[0].data_url);
