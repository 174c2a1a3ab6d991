import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineBundle } from './bundle-engine.mjs';
import { OutputWriter } from './output-writer.ts';
import { WorkThread } from './work-thread.ts';

let scratch = '';
let writer: OutputWriter;
const out = (file: string): string => join(scratch, 'out', file);

beforeEach(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'writer-'));
  mkdirSync(out(''));
  writer = new OutputWriter(out(''), new WorkThread(await engineBundle(), undefined));
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

test('refuses to write a file twice', async () => {
  await writer.write('a/index.html', 'one');
  await expect(writer.write('a/index.html', 'other')).rejects.toThrow(
    'The output file a/index.html would be written twice',
  );
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
  expect(existsSync(out('second'))).toBe(false);
});
