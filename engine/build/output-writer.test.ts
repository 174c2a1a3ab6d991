import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutputWriter } from './output-writer.ts';

let scratch = '';
let writer: OutputWriter;
const out = (file: string): string => join(scratch, 'out', file);
const previous = (file: string): string => join(scratch, 'previous', file);
const inode = (file: string): number => statSync(file).ino;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'writer-'));
  mkdirSync(previous('a'), { recursive: true });
  mkdirSync(out(''));
  writer = new OutputWriter(out(''), previous(''));
});
afterEach(async () => {
  await writer.close();
  rmSync(scratch, { recursive: true });
});

test('writes both compressed forms, which decompress to the text and are smaller', async () => {
  const text = 'A page says the same thing twice. '.repeat(40);
  await writer.write('deep/in/page.html', text);
  await writer.write('_assets/code.js', text);
  await writer.finish();
  for (const file of ['deep/in/page.html', '_assets/code.js']) {
    expect(readFileSync(out(file), 'utf8')).toBe(text);
    expect(gunzipSync(readFileSync(out(`${file}.gz`))).toString()).toBe(text);
    const brotli = readFileSync(out(`${file}.br`));
    expect(brotliDecompressSync(brotli).toString()).toBe(text);
    expect(brotli.length).toBeLessThan(text.length / 4);
  }
});

test('does not compress files under 256 bytes or files that only hosts read', async () => {
  await writer.write('small.html', 'x'.repeat(255));
  await writer.write('_headers', 'x'.repeat(300));
  await writer.write('large.html', 'x'.repeat(256));
  await writer.finish();
  expect(['small.html', '_headers', 'large.html'].map((file) => existsSync(out(`${file}.br`)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('links what the last output has, and never writes to it', async () => {
  for (const form of ['', '.gz', '.br']) writeFileSync(previous(`a/index.html${form}`), 'same');
  expect(writer.link(['a/index.html'])).toBe(true);
  expect(await writer.finish()).toBe(true);
  expect([inode(out('a/index.html')), inode(out('a/index.html.br'))]).toEqual([
    inode(previous('a/index.html')),
    inode(previous('a/index.html.br')),
  ]);
  await expect(writer.write('a/index.html', 'other')).rejects.toThrow(
    'The output file a/index.html would be written twice',
  );
  expect(readFileSync(previous('a/index.html'), 'utf8')).toBe('same');
});

test('links all files that belong together, or none of them', async () => {
  writeFileSync(previous('a/index.html'), 'same');
  expect(writer.link(['a/index.html', 'a/page.json'])).toBe(false);
  expect(await writer.finish()).toBe(true);
  expect(existsSync(out('a/index.html'))).toBe(false);
});

test('says at the end when a file to be linked has gone in the meantime', async () => {
  writeFileSync(previous('a/index.html'), 'same');
  expect(writer.link(['a/index.html'])).toBe(true);
  rmSync(previous('a/index.html'));
  expect(await writer.finish()).toBe(false);
});

test('does not compress an unchanged text again', async () => {
  writeFileSync(previous('a/index.html'), 'same');
  await writer.write('a/index.html', 'same');
  await writer.finish();
  expect(inode(out('a/index.html'))).toBe(inode(previous('a/index.html')));
});

test('does not read a file whose name says what is in it, unless its length is wrong', async () => {
  mkdirSync(previous('_assets'));
  writeFileSync(previous('_assets/a-1234.js'), 'asdf');
  writeFileSync(previous('_assets/b-1234.js'), 'cut');
  await writer.write('_assets/a-1234.js', 'same');
  await writer.write('_assets/b-1234.js', 'same');
  await writer.finish();
  expect(inode(out('_assets/a-1234.js'))).toBe(inode(previous('_assets/a-1234.js')));
  expect(readFileSync(out('_assets/b-1234.js'), 'utf8')).toBe('same');
});

test('reports a failed write at the next file and at the end', async () => {
  writeFileSync(out('taken'), '');
  await writer.write('taken/index.html', 'text');
  await expect(writer.finish()).rejects.toThrow(
    /taken\/index\.html cannot be written: a file of that name is in the way\./,
  );
  await expect(writer.write('more.html', 'text')).rejects.toThrow('index.html cannot be written');
});

test('refuses everything after it was closed', async () => {
  await writer.write('first/index.html', 'text');
  await writer.close();
  await expect(writer.write('second/index.html', 'text')).rejects.toThrow('the output is closed');
  writeFileSync(previous('a/index.html'), 'same');
  expect(() => writer.link(['a/index.html'])).toThrow('the output is closed');
  expect(existsSync(out('second'))).toBe(false);
});
