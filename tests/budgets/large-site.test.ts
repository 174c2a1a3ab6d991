import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BuiltSite, gzipBytes, median } from './built-site.ts';
import { runBuild } from './run-build.ts';

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

/** Builds that many pages. Returns the size of a typical page's document and payload. */
async function weigh(count: number): Promise<{ document: number; payload: number }> {
  const root = join(scratch, String(count));
  writePages(join(root, 'pages'), count);
  const printed = await runBuild(root, ['--content', 'pages', '--out', 'site']);
  expect(printed).toContain(`\n${count + 1} pages, 0 errors, `);
  const site = new BuiltSite(join(root, 'site'));
  const sample = site.pages().filter(({ path }) => /page-\d*7\/$/.test(path));
  const styles = site
    .files('_assets')
    .filter((file) => file.endsWith('.css'))
    .reduce((sum, file) => sum + gzipBytes(site.read(file)), 0);
  return {
    document: styles + median(sample.map(({ html }) => gzipBytes(html))),
    payload: median(sample.map(({ path }) => gzipBytes(site.read(`${path.slice(1)}page.json`)))),
  };
}

test('a first view and a payload among 2,000 pages weigh at most 1.2 times those among 200', async () => {
  const small = await weigh(200);
  const large = await weigh(2000);
  expect(
    large.document / small.document,
    `document and styles: ${small.document} → ${large.document} bytes`,
  ).toBeLessThanOrEqual(1.2);
  expect(large.payload / small.payload, `payload: ${small.payload} → ${large.payload} bytes`).toBeLessThanOrEqual(1.2);
});
