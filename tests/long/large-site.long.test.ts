import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureCorpus } from '../../bench/corpus-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'ten-thousand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('10,000 pages are built from nothing within 90 s and 1 GB, on two processors', async () => {
  const { cold } = await measureCorpus(folder, 10_000);
  expect(cold.seconds).toBeLessThanOrEqual(90);
  expect(cold.megabytes).toBeLessThanOrEqual(1000);
});
