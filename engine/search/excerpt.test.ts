import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const slots = [
  [{ terms: ['secret'], quality: 1 }],
  [
    { terms: ['webhook'], quality: 1 },
    { terms: ['callback'], quality: 0.4 },
  ],
];
const text = (pieces: ReturnType<typeof excerpt>): string =>
  pieces.map(([piece, marked]) => (marked ? `[${piece}]` : piece)).join('');

test('words of the query are marked in every inflection', () => {
  expect(text(excerpt('Webhooks have a secret.', slots))).toBe('[Webhooks] have a [secret].');
});

test('a synonym is marked only where the word itself does not occur', () => {
  expect(text(excerpt('A callback.', slots))).toBe('A [callback].');
  expect(text(excerpt('A webhook is a callback.', slots))).toBe('A [webhook] is a callback.');
});

test('of an identifier or a path, only the word that matches is marked', () => {
  expect(text(excerpt('WEBHOOK_SECRET at https://localhost:3000/webhooks/line: secretKey2, HTTPWebhook', slots))).toBe(
    '[WEBHOOK]_[SECRET] at https://localhost:3000/[webhooks]/line: [secret]Key2, HTTP[Webhook]',
  );
  expect(text(excerpt('webhook_secret', [[{ terms: ['webhooksecret'], quality: 1 }]]))).toBe('[webhook_secret]');
});

test('the excerpt starts near the best match', () => {
  const long = `Webhook. ${'Words that say nothing. '.repeat(20)}The webhook has a secret. ${'More words. '.repeat(20)}`;
  expect(text(excerpt(long, slots))).toMatch(/^… .*The \[webhook\] has a \[secret\]\..* …$/);
});

test('markup is treated as text', () => {
  expect(excerpt('<b>secret</b>', slots)).toEqual([
    ['<b>', false],
    ['secret', true],
    ['</b>', false],
  ]);
});
