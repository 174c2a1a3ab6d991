import type { OperationCalls } from './call.ts';

const conversation = { account_id: 1, conversation_id: 12 };
/** Conversation in a channel that the agent of one channel doesn't belong to. */
const forbidden = { account_id: 1, conversation_id: 13 };

/** Messages of a conversation. */
export const messages: readonly OperationCalls[] = [
  {
    operation: 'list-all-messages',
    path: conversation,
    forbidden,
    calls: [
      { name: 'The latest messages' },
      { name: 'Before a message', query: { before: 1042 } },
      { name: 'After a message', query: { after: 1040 } },
      { name: 'With surveys and choices', path: { account_id: 1, conversation_id: 14 } },
    ],
  },
  {
    operation: 'create-a-new-message-in-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      {
        name: 'A reply',
        body: { content: 'Hello Mara, your order is on its way.', message_type: 'outgoing', private: false },
      },
      { name: 'A private note', body: { content: 'Warehouse says: left at 8:30.', private: true } },
      {
        name: 'A choice',
        body: {
          content: 'What is it about?',
          content_type: 'input_select',
          content_attributes: { items: [{ title: 'Track an order', value: 'track' }] },
        },
      },
      {
        name: 'Cards',
        body: {
          content: 'Lamps',
          content_type: 'cards',
          content_attributes: {
            items: [
              {
                title: 'Desk lamp',
                description: 'Dark finish',
                media_url: 'https://www.example.com/lamp.png',
                actions: [{ type: 'link', text: 'Open', uri: 'https://www.example.com/lamp' }],
              },
            ],
          },
        },
      },
      {
        name: 'A form',
        body: {
          content: 'Your address',
          content_type: 'form',
          content_attributes: {
            items: [{ name: 'email', type: 'email', label: 'Email', placeholder: 'you@example.com' }],
          },
        },
      },
      {
        name: 'An article',
        body: {
          content: 'Articles',
          content_type: 'article',
          content_attributes: {
            items: [{ title: 'Return a parcel', description: 'How to', link: 'https://www.example.com/returns' }],
          },
        },
      },
      { name: 'With a file', form: { content: 'Here is the label.', 'attachments[]': '@label.txt' } },
      { name: 'With a picture', form: { content: 'The lamp.', 'attachments[]': '@lamp.png' } },
      {
        name: 'For a contact in an API channel',
        path: { account_id: 1, conversation_id: 14 },
        body: { content: 'Where is my order?', message_type: 'incoming' },
      },
      { name: 'For a contact in another channel', body: { content: 'Where is my order?', message_type: 'incoming' } },
      { name: 'A reply to a message', body: { content: 'Thank you!', content_attributes: { in_reply_to: 1042 } } },
      {
        name: 'By email',
        path: forbidden,
        body: {
          content: 'Please tell us the new address.',
          cc_emails: 'jonas@example.com',
          bcc_emails: 'lena@example.com',
        },
      },
      { name: 'With an unknown content type', body: { content: 'Hello', content_type: 'poem' } },
      {
        name: 'A choice without items',
        body: { content: 'What?', content_type: 'input_select', content_attributes: { items: [{ name: 'x' }] } },
      },
      { name: 'Longer than allowed', body: { content: 'a'.repeat(150_001) } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { content: 'We open at nine.' },
      },
    ],
  },
  {
    operation: 'delete-a-message',
    path: { ...conversation, message_id: 1040 },
    forbidden: { ...forbidden, message_id: 1043 },
    calls: [{ name: 'A message' }],
  },
];
