import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store, trimStore } from './store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): Store => new Store(join(folder, 'objects'));
const files = (): string[] =>
  readdirSync(join(folder, 'objects'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, 'objects', name))
    .filter((file) => statSync(file).isFile());

test('computes a result once for each code and input, and keeps it for the next process', async () => {
  const compute = vi.fn(() => ({ lines: ['one'], bytes: new Uint8Array([1, 2]) }));
  const ask = (code: string, input: unknown) => open().memo(code, input, compute);
  const first = await ask('code 1', { text: 'a' });
  expect(await ask('code 1', { text: 'a' })).toEqual(first);
  expect(compute).toHaveBeenCalledTimes(1);
  await ask('code 1', { text: 'b' });
  await ask('code 2', { text: 'a' });
  expect(compute).toHaveBeenCalledTimes(3);
});

test('a result that depends on files counts as long as they stay as they are', async () => {
  const source = join(folder, 'source.txt');
  const compute = vi.fn((note: (file: string) => void) => {
    note(source);
    return readFileSync(source, 'utf8');
  });
  const ask = (): Promise<string> => open().memo('code', 'input', compute);
  writeFileSync(source, 'one');
  expect([await ask(), await ask()]).toEqual(['one', 'one']);
  writeFileSync(source, 'two');
  expect([await ask(), await ask()]).toEqual(['two', 'two']);
  writeFileSync(source, 'one');
  expect(await ask()).toBe('one');
  expect(compute).toHaveBeenCalledTimes(2);
});

test.each<[how: string, damage: (bytes: Buffer) => Buffer]>([
  ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['one bit changed', (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 2 ? byte ^ 1 : byte)))],
])('a result that is %s is computed again', async (_, damage) => {
  const ask = (value: string): Promise<string> => open().memo('code', 'input', () => value);
  await ask('first');
  for (const file of files()) writeFileSync(file, damage(readFileSync(file)));
  expect(await ask('second')).toBe('second');
  expect(await ask('third')).toBe('second');
});

test('a folder that cannot be written costs the next run, not this one', async () => {
  writeFileSync(join(folder, 'objects'), 'a file');
  const store = open();
  expect(await store.memo('code', 'input', () => 'value')).toBe('value');
  expect(store.failure).toContain('objects');
});

test('keeps an error for nobody', async () => {
  const ask = (compute: () => string): Promise<string> => open().memo('code', 'input', compute);
  await expect(
    ask(() => {
      throw new Error('Not today.');
    }),
  ).rejects.toThrow('Not today.');
  expect(await ask(() => 'value')).toBe('value');
});

test('removes what has not been used for longest', async () => {
  const used = (input: string): Promise<unknown> => open().memo('code', input, () => 'x'.repeat(1000));
  for (const input of ['old', 'new']) await used(input);
  const times = files().map((file, index) => ({ file, time: index * 86_400 * 7 }));
  for (const { file, time } of times) utimesSync(file, time, time);
  trimStore(join(folder, 'objects'), 1500);
  expect(files()).toEqual([times.at(-1)?.file]);
  mkdirSync(join(folder, 'empty'));
  expect(() => trimStore(join(folder, 'none'))).not.toThrow();
});

test('a use makes a result young again', async () => {
  const ask = (): Promise<string> => open().memo('code', 'input', () => 'value');
  await ask();
  const [file] = files() as [string];
  utimesSync(file, 0, 0);
  await ask();
  expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});
