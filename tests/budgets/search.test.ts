import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { goldenQueries } from '../../bench/search/golden.ts';
import { measure } from '../../bench/search/measures.ts';
import { loadConfig } from '../../engine/site/load-config.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import {
  manifestPath,
  type DocumentsFile,
  type SearchManifest,
  type TermsFile,
} from '../../engine/search/search-files.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import { BuiltSite, gzipBytes } from './built-site.ts';

const site = new BuiltSite();
const json = <Value>(file: string): Value => JSON.parse(site.read(file)) as Value;
const manifest = json<SearchManifest>(manifestPath);

test('what readers type leads to the page they want: not worse than this', async () => {
  const { tokens } = await loadConfig(resolve('.'));
  const index = new SearchIndex(json<DocumentsFile>(manifest.documents));
  for (const [, file] of manifest.terms) index.addTerms(json<TermsFile>(file));
  const queries = goldenQueries(new Set(index.pages.map(({ path }) => path)), tokens);
  expect(queries.length).toBeGreaterThanOrEqual(80);
  const { ndcg, mrr, success } = measure(
    queries.map(({ query, answers }) => ({
      found: index.search(parseQuery(query)).pages.map(({ page }) => index.pages[page]?.path ?? ''),
      grades: answers,
    })),
  );
  // The best of the others, on the same pages and queries: 0.851, 0.830, 0.894 (`npm run bench:search`).
  expect(ndcg).toBeGreaterThan(0.89);
  expect(mrr).toBeGreaterThan(0.86);
  expect(success).toBeGreaterThan(0.93);
});

test('before the first result: 144 kB, the client and everything else counted', () => {
  const first = site
    .files('_assets')
    .filter((file) => /^_assets\/(client|open-search|search-worker|longest-query|search)-[\w-]+\.(js|css)$/.test(file));
  expect(first.length).toBeGreaterThanOrEqual(4);
  const sizes = [...first, manifestPath, manifest.documents].map((file) => [file, gzipBytes(site.read(file))] as const);
  expect(
    sizes.reduce((sum, [, size]) => sum + size, 0),
    sizes.join(' '),
  ).toBeLessThanOrEqual(144_000);
});

test('no part of the index is larger than 16 kB', () => {
  for (const [, file] of manifest.terms) expect(gzipBytes(site.read(file)), file).toBeLessThanOrEqual(16_000);
});
