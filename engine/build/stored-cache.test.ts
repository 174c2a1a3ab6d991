import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoredCache } from './stored-cache.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'));
  file = join(folder, 'tokens.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (maker = 'code 1'): StoredCache<string[]> => new StoredCache(file, maker);

test('keeps values for the next process, and does not write when nothing is new', async () => {
  const cache = open();
  cache.set('a', ['one', 'two']);
  await cache.save();
  const next = open();
  expect(next.get('a')).toEqual(['one', 'two']);
  expect(next.get('b')).toBeUndefined();
  const { mtimeMs } = statSync(file);
  await next.save();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(folder)).toEqual(['tokens.json']);
});

test('drops values made by other code', async () => {
  const cache = open('code 1');
  cache.set('a', ['by code 1']);
  await cache.save();
  const next = open('code 2');
  expect(next.get('a')).toBeUndefined();
  next.set('b', ['by code 2']);
  await next.save();
  expect([open('code 1').get('a'), open('code 2').get('b')]).toEqual([undefined, ['by code 2']]);
});

test('limits the file by dropping what has been unused for longest', async () => {
  const large = ['x'.repeat(6_000_000)];
  const cache = open();
  for (const key of ['a', 'b', 'c']) cache.set(key, large);
  cache.get('a');
  await cache.save();
  const next = open();
  expect(['a', 'b', 'c'].map((key) => next.get(key) !== undefined)).toEqual([true, false, true]);
  expect(readFileSync(file, 'utf8').length).toBeLessThan(16_100_000);
});

test('treats an incomplete file as missing', () => {
  writeFileSync(file, '{"maker":"code 1","values":[["a", ["one"');
  expect(open().get('a')).toBeUndefined();
});
