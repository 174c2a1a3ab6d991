import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeCorpus } from '../../bench/corpus.ts';
import { measureBuild } from '../../bench/measure-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'ten-thousand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('10,000 pages are built from nothing within 90 s and 1 GB, on two processors', async () => {
  const content = join(folder, 'pages');
  writeCorpus(content, 10_000);
  const { seconds, megabytes } = await measureBuild([
    '--content',
    content,
    '--out',
    join(folder, 'site'),
    '--no-cache',
  ]);
  expect(seconds).toBeLessThanOrEqual(90);
  expect(megabytes).toBeLessThanOrEqual(1000);
});
