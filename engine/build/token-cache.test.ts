import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoredTokens } from './token-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what is set is there for the next process; nothing new is not written', async () => {
  const file = join(folder, 'tokens.json');
  const tokens = new StoredTokens(file);
  tokens.set('a', ['one', 'two']);
  await tokens.save();
  const next = new StoredTokens(file);
  expect(next.get('a')).toEqual(['one', 'two']);
  expect(next.get('b')).toBeUndefined();
  const { mtimeMs } = statSync(file);
  await next.save();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(folder)).toEqual(['tokens.json']);
});

test('the file does not grow for ever: what was not used for longest goes', async () => {
  const file = join(folder, 'tokens.json');
  const large = ['x'.repeat(6_000_000)];
  const tokens = new StoredTokens(file);
  for (const key of ['a', 'b', 'c']) tokens.set(key, large);
  tokens.get('a');
  await tokens.save();
  const next = new StoredTokens(file);
  expect(['a', 'b', 'c'].map((key) => next.get(key) !== undefined)).toEqual([true, false, true]);
  expect(readFileSync(file, 'utf8').length).toBeLessThan(16_100_000);
});

test('a file that is not whole counts as none', () => {
  const file = join(folder, 'tokens.json');
  writeFileSync(file, '[["a", ["one"');
  expect(new StoredTokens(file).get('a')).toBeUndefined();
});
