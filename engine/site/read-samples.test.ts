import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSamples, samplesIn } from './read-samples.ts';

const root = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

it('is empty for a project without samples', () => expect(readSamples(join(root, 'none'), {})).toEqual(new Map()));

it('reads every file with brand words replaced, and skips installed packages', () => {
  write('samples/hooks/receive.mjs', "const name = 'X-%Slug%-Id';\r\n// {unknown}\n\n");
  write('samples/hooks/node_modules/left/pad.js', 'left');
  write('samples/.cache/a.js', 'a');
  write('other/a.js', 'a');
  const samples = readSamples(root, { Slug: 'Acme' });
  expect([...samples.keys()]).toEqual(['samples/hooks/receive.mjs']);
  expect(samples.get('samples/hooks/receive.mjs')?.text).toBe("const name = 'X-Acme-Id';\n// {unknown}");
  expect(readSamples(root, { Slug: 'Other' }).get('samples/hooks/receive.mjs')?.hash).not.toBe(
    samples.get('samples/hooks/receive.mjs')?.hash,
  );
});

it('finds the samples that a page names', () => {
  const samples = readSamples(root, {});
  const page = '```js file="samples/hooks/receive.mjs" title="a"\n```\n\n```js file="samples/none.js"\n```\n';
  expect(samplesIn(page, samples).map(({ file }) => file)).toEqual(['samples/hooks/receive.mjs']);
});
