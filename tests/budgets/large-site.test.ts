import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Site } from '../../engine/build/site.ts';
import { eachSheet } from '../../engine/model/style-sheet.ts';
import { gzipBytes, median } from './built-site.ts';

/** The cost of a page does not grow with the site: the same pages are measured among 200 and among 2,000. */
const scratch = mkdtempSync(join(tmpdir(), 'large-site-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }), 120_000);

/** Writes a home page, and pages in folders of twenty, which is usual for sites of that size. */
function writePages(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.md'), '# Home\n\nThe first page.\n');
  for (let number = 0; number < count; number++) {
    const place = join(folder, `part-${Math.floor(number / 200)}`, `group-${Math.floor(number / 20)}`);
    mkdirSync(place, { recursive: true });
    const words = Array.from({ length: 120 }, (_, index) => `word${(number * 31 + index * 17) % 997}`).join(' ');
    writeFileSync(
      join(place, `page-${number}.md`),
      `# Page ${number}\n\n${words}.\n\n## First part\n\n${words}.\n\n## Second part\n\n- One\n- Two\n`,
    );
  }
}

/** Makes every tenth of so many pages. Returns the size of a typical document and payload, compressed. */
async function weigh(count: number): Promise<{ document: number; payload: number }> {
  const root = join(scratch, String(count));
  writePages(join(root, 'pages'), count);
  const styles = eachSheet((sheet) => `/${sheet}.css`);
  const client = { build: '1', boot: '', contentScript: '', integrity: {}, styles };
  const site = await Site.open({ root, content: 'pages', client: () => Promise.resolve(client) });
  expect(site.model.pages.size).toBe(count + 1);
  expect(site.problems).toEqual([]);
  const sample = [...site.model.pages.keys()].filter((path) => /page-\d*7\/$/.test(path));
  expect(sample).toHaveLength(count / 10);
  const documents: number[] = [];
  const payloads: number[] = [];
  for (const path of sample) {
    const files = await site.outputs(path);
    documents.push(gzipBytes(files[`${path.slice(1)}index.html`] as string));
    payloads.push(gzipBytes(files[`${path.slice(1)}page.json`] as string));
  }
  return { document: median(documents), payload: median(payloads) };
}

test('a document and a payload among 2,000 pages weigh at most 1.2 times those among 200', async () => {
  const small = await weigh(200);
  const large = await weigh(2000);
  expect(large.document / small.document, `document: ${small.document} → ${large.document} bytes`).toBeLessThanOrEqual(
    1.2,
  );
  expect(large.payload / small.payload, `payload: ${small.payload} → ${large.payload} bytes`).toBeLessThanOrEqual(1.2);
});
