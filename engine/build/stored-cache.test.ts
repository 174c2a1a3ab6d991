import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoredCache } from './stored-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (maker = 'code 1'): StoredCache<string[]> => new StoredCache(join(folder, 'tokens'), maker);
const files = (): string[] => readdirSync(join(folder, 'tokens')).map((name) => join(folder, 'tokens', name));

test('keeps values for the next process, and does not write when nothing is new', async () => {
  const cache = open();
  cache.set('a', ['one', 'two']);
  await cache.save();
  const next = open();
  expect(next.get('a')).toEqual(['one', 'two']);
  expect(next.get('b')).toBeUndefined();
  const states = (): bigint[] => files().map((file) => statSync(file, { bigint: true }).ctimeNs);
  const before = states();
  await next.save();
  expect(states()).toEqual(before);
  expect(before).toHaveLength(1);
});

test('writes only the files with something new', async () => {
  const cache = open();
  for (const key of 'abcdefgh') cache.set(key, [key]);
  await cache.save();
  const inodes = (): number[] => files().map((file) => statSync(file).ino);
  const before = inodes();
  const next = open();
  next.set('a', ['other']);
  await next.save();
  expect(before).toHaveLength(8);
  expect(inodes().filter((inode) => !before.includes(inode))).toHaveLength(1);
  expect([...'abc'].map((key) => open().get(key))).toEqual([['other'], ['b'], ['c']]);
});

test('is new until something has been saved', async () => {
  const cache = open();
  expect(cache.isNew).toBe(true);
  cache.set('a', ['one']);
  await cache.save();
  expect(open().isNew).toBe(false);
});

test('drops values made by other code', async () => {
  const cache = open('code 1');
  cache.set('a', ['by code 1']);
  await cache.save();
  const next = open('code 2');
  expect(next.get('a')).toBeUndefined();
  next.set('a2', ['by code 2']);
  await next.save();
  expect([open('code 1').get('a'), open('code 2').get('a2')]).toEqual([undefined, ['by code 2']]);
});

test('limits each file by dropping what has been unused for longest', async () => {
  const large = ['x'.repeat(400_000)];
  const cache = open();
  for (const key of ['a1', 'a2', 'a3']) cache.set(key, large);
  cache.get('a1');
  await cache.save();
  const next = open();
  expect(['a1', 'a2', 'a3'].map((key) => next.get(key) !== undefined)).toEqual([true, false, true]);
  expect(readFileSync(files()[0] as string, 'utf8').length).toBeLessThan(1_100_000);
});

test('treats an incomplete file as missing', async () => {
  const cache = open();
  cache.set('a', ['one']);
  await cache.save();
  writeFileSync(files()[0] as string, '{"maker":"code 1","values":[["a", ["one"');
  expect(open().get('a')).toBeUndefined();
});
