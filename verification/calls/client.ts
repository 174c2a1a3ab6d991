import type { OperationCalls } from './call.ts';

const inbox = { inbox_identifier: 'inbox-identifier' };
const session = { ...inbox, contact_identifier: 'c2a6e9f1-0000-4000-8000-000000000044' };
const conversation = { ...session, conversation_id: 14 };
/** HMAC-SHA256 of `user-42` with the secret of the channel in `seed.rb`. */
const identifierHash = '86b773db53a5f9fd22a867d6f454375327ef9cf27a49198af05535b90e268afb';

/** What the app of a contact calls, without a token. */
export const client: readonly OperationCalls[] = [
  { operation: 'get-details-of-a-inbox', path: inbox, calls: [{ name: 'A channel' }] },
  {
    operation: 'create-a-contact',
    path: inbox,
    calls: [
      {
        name: 'With every field',
        body: {
          identifier: 'user-47',
          name: 'Kim Example',
          email: 'kim@example.com',
          phone_number: '+4915550009876',
          custom_attributes: { plan: 'pro' },
        },
      },
      { name: 'Without any field', body: {} },
      { name: 'A contact who exists', body: { identifier: 'user-42' } },
      { name: 'With the hash', body: { identifier: 'user-42', identifier_hash: identifierHash } },
      { name: 'With a wrong hash', body: { identifier: 'user-42', identifier_hash: 'wrong' } },
      { name: 'With a wrong phone number', body: { name: 'Kim Example', phone_number: '0155 5000' } },
      { name: 'With a wrong address', body: { name: 'Kim Example', email: 'kim' } },
    ],
  },
  { operation: 'get-details-of-a-contact', path: session, calls: [{ name: 'A contact' }] },
  {
    operation: 'update-a-contact',
    path: session,
    calls: [
      { name: 'With a new name', body: { name: 'Nils E.', email: 'nils@example.com' } },
      { name: 'With the address of another contact', body: { email: 'mara@example.com' } },
    ],
  },
  {
    operation: 'create-a-conversation',
    path: session,
    calls: [
      { name: 'With custom attributes', body: { custom_attributes: { order_number: 'AB001190' } } },
      { name: 'Without custom attributes', body: {} },
    ],
  },
  { operation: 'list-all-contact-conversations', path: session, calls: [{ name: 'Conversations of a contact' }] },
  { operation: 'get-single-conversation', path: conversation, calls: [{ name: 'A conversation' }] },
  { operation: 'resolve-conversation', path: conversation, calls: [{ name: 'A conversation' }] },
  {
    operation: 'toggle-typing-status',
    path: conversation,
    calls: [
      { name: 'Starts to type', query: { typing_status: 'on' } },
      { name: 'Stops', query: { typing_status: 'off' } },
      { name: 'In the body', body: { typing_status: 'on' } },
      { name: 'With an unknown status', query: { typing_status: 'maybe' } },
    ],
  },
  { operation: 'update-last-seen', path: conversation, calls: [{ name: 'A conversation' }] },
  {
    operation: 'create-a-message',
    path: conversation,
    calls: [
      { name: 'A text', body: { content: 'Where is my order?', echo_id: 'draft-7' } },
      { name: 'With a file', form: { content: 'Here is the receipt.', 'attachments[]': '@receipt.txt' } },
      { name: 'With a picture', form: { 'attachments[]': '@lamp.png' } },
      { name: 'A text that is too long', body: { content: 'a'.repeat(150_001) } },
    ],
  },
  {
    operation: 'list-all-conversation-messages',
    path: conversation,
    calls: [{ name: 'Messages' }, { name: 'Before a message', query: { before: 1 } }],
  },
  {
    operation: 'update-a-message',
    path: { ...conversation, message_id: 1101 },
    calls: [
      { name: 'A choice', body: { submitted_values: [{ title: 'Track an order', value: 'track' }] } },
      {
        name: 'A survey',
        path: { ...conversation, message_id: 1102 },
        body: { submitted_values: { csat_survey_response: { rating: 5, feedback_message: 'Very quick help' } } },
      },
    ],
  },
  {
    operation: 'get-csat-survey-page',
    path: { conversation_uuid: '8b7a6c5d-4e3f-4a2b-9c1d-000000000011' },
    calls: [{ name: 'A survey' }],
  },
];
