import { expect, test } from 'vitest';
import { fitOf, parseCall, type Call } from './call.ts';

test.each<[string, Call | undefined]>([
  ['POST /conversations', { method: 'POST', segments: ['conversations'] }],
  ['post /conversations/', { method: 'POST', segments: ['conversations'] }],
  ['POST contacts', { method: 'POST', segments: ['contacts'] }],
  ['/api/v1/accounts/{id}/contacts?page=2', { segments: ['api', 'v1', 'accounts', '{id}', 'contacts'] }],
  ['curl -X PATCH "https://app.example/api/v1/profile" -d', { segments: ['api', 'v1', 'profile'], method: 'PATCH' }],
  ['api/v1/accounts/3/inboxes', { segments: ['api', 'v1', 'accounts', '3', 'inboxes'] }],
  ['get contacts', undefined],
  ['email and/or phone', undefined],
  ['how do I POST', undefined],
  ['/', undefined],
])('%s', (text, call) => expect(parseCall(text)).toEqual(call));

const contacts = parseCall('GET /api/v1/accounts/{account_id}/contacts') as Call;
const contact = parseCall('GET /api/v1/accounts/{account_id}/contacts/{id}') as Call;
const messages = parseCall('POST /api/v1/accounts/{account_id}/conversations/{conversation_id}/messages') as Call;
const fit = (text: string, offered: Call, open = false): number => fitOf(parseCall(text) as Call, offered, open);

test('the whole path fits best, then its end, then its beginning', () => {
  expect(fit('GET /api/v1/accounts/{id}/contacts', contacts)).toBe(1);
  expect(fit('/api/v1/accounts/1/contacts', contacts)).toBe(1);
  expect(fit('/contacts', contacts)).toBeGreaterThan(0.9);
  expect(fit('/contacts', contacts)).toBeGreaterThan(fit('/contacts', contact));
  expect(fit('/contacts/7', contact)).toBeGreaterThan(fit('/contacts/7', contacts));
});

test('path parameters are optional, another method fits less, another path does not fit', () => {
  expect(fit('/conversations/messages', messages)).toBeGreaterThan(0.8);
  expect(fit('GET /conversations/5/messages', messages)).toBeLessThan(fit('POST /conversations/5/messages', messages));
  expect(fit('/labels', contacts)).toBe(0);
  expect(fit('/7', contact)).toBe(0);
});

test('an incomplete path matches while it is being typed', () => {
  expect(fit('/api/v1/accounts/1/cont', contacts, true)).toBeGreaterThan(0.8);
  expect(fit('/api/v1/accounts/1/cont', contacts)).toBe(0);
});
