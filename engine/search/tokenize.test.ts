import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { termsOf, textTerms, wordsOf } from './tokenize.ts';

test.each([
  ['conversation_status_changed', 'conversationstatuschanged', ['conversation', 'status', 'chang']],
  ['identifierHash', 'identifierhash', ['identifier', 'hash']],
  ['X-Acme-Signature', 'xacmesignature', ['acme', 'signatur']],
  ['MAILER_SENDER_EMAIL', 'mailersenderemail', ['mailer', 'sender', 'email']],
  ['api/v1/accounts', 'apiv1accounts', ['api', 'v1', 'account']],
])('%s is found as a whole and by its parts', (word, whole, parts) => {
  expect(termsOf(word)).toEqual({ whole, parts });
});

test.each([
  ['labels', 'label'],
  ['replies', 'reply'],
  ['replied', 'reply'],
  ['assigning', 'assign'],
  ['stopped', 'stop'],
  ['messages', 'messag'],
  ['message', 'messag'],
  ['settings', 'setting'],
  ['status', 'status'],
  ['inboxes', 'inbox'],
])('%s has the stem %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('keys, hashes and encoded data have no terms', () => {
  expect(termsOf('dGhpcyBpcyBhIHNlY3JldCBrZXkgb2Ygc29tZSBraW5kIHRoYXQ')).toBeUndefined();
  expect(termsOf('4f3a9c2e7b1d8a6f5c4e3b2a1d0f9e8c')).toBeUndefined();
  expect(termsOf('131047')?.whole).toBe('131047');
});

test('terms have a maximum length', () => {
  for (const term of textTerms('a_very_long_identifier_that_somebody_wrote_into_a_settings_file_once'))
    expect(term.length).toBeLessThanOrEqual(40);
});

test('accents and case are ignored, and words have positions', () => {
  expect(textTerms('Café ÉCOLE')).toEqual(['cafe', 'ecol']);
  expect(wordsOf('See `api_key`.')).toEqual([
    { text: 'See', start: 0, end: 3 },
    { text: 'api_key', start: 5, end: 12 },
  ]);
});
