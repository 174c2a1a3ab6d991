import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);

/** What a symptom has in quotation marks, with the pages that quote it. */
const quoted = new Map<string, string[]>();
for (const page of pages)
  for (const [, symptom = ''] of readFileSync(join(root, 'content', page), 'utf8').matchAll(/symptom="([^"]*)"/g))
    for (const [, text = ''] of symptom.matchAll(/“([^”]*)”/g)) quoted.set(text, [...(quoted.get(text) ?? []), page]);

const { platform, mobileApp, samples, others, noMessages } = messages;
const known = [platform, mobileApp, samples, others].flatMap((list) => Object.keys(list)).concat(noMessages);

test('every message that a page quotes has a source', () =>
  expect([...quoted].filter(([text]) => !known.includes(text))).toEqual([]));

test('every source belongs to a message that a page quotes', () =>
  expect(known.filter((text) => !quoted.has(text))).toEqual([]));

test('no message has two sources', () => expect(known.length).toBe(new Set(known).size));

test('a message of a sample is in the sample', () => {
  for (const [text, file] of Object.entries(samples)) expect(readFileSync(join(root, file), 'utf8')).toContain(text);
});
