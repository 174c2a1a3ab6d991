import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchManifest } from '../engine/search/file-formats.ts';
import { manifestPath } from '../engine/search/file-formats.ts';
import { BuiltSite, firstViewRequests, gzipBytes, median } from '../tests/budgets/built-site.ts';
import { writeCorpus } from './corpus.ts';
import { measureBuild, type BuildFigures } from './measure-build.ts';

/** Bytes (gzip) of the first view of the typical and of the largest page, and the largest number of requests. */
export type FirstViews = { readonly median: number; readonly largest: number; readonly requests: number };

/** What a site of generated pages costs to build and to read. */
export type CorpusFigures = {
  readonly cold: BuildFigures;
  readonly edited: BuildFigures;
  readonly views: FirstViews;
  /** Bytes of the output, without compressed forms. */
  readonly output: number;
  /** Bytes (gzip) before the search can answer a word: manifest, documents, and a typical part of the index. */
  readonly search: number;
};

/**
 * Writes pages into a folder, builds them from nothing, and again after one edit.
 * @param folder where pages and site are put
 */
export async function measureCorpus(folder: string, count: number): Promise<CorpusFigures> {
  const content = join(folder, `pages-${count}`);
  const out = join(folder, `site-${count}`);
  writeCorpus(content, count);
  const cold = await measureBuild(['--content', content, '--out', out, '--no-cache']);
  await measureBuild(['--content', content, '--out', out]);
  appendFileSync(join(content, 'index.md'), '\nOne more sentence.\n');
  const edited = await measureBuild(['--content', content, '--out', out]);
  const site = new BuiltSite(out);
  const files = site.files().filter((file) => !/\.(gz|br)$/.test(file));
  return {
    cold,
    edited,
    views: firstViews(site),
    output: files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0),
    search: searchBytes(site),
  };
}

function searchBytes(site: BuiltSite): number {
  const { documents, terms } = JSON.parse(site.read(manifestPath)) as SearchManifest;
  const weigh = (file: string): number => gzipBytes(site.read(file));
  return weigh(manifestPath) + weigh(documents) + median(terms.map(([, file]) => weigh(file)));
}

/** First view of every page of a built site. */
export function firstViews(site: BuiltSite): FirstViews {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipBytes(site.read(file));
    sizes.set(file, size);
    return size;
  };
  const pages = site.pages().map(({ html }) => {
    const requests = firstViewRequests(html);
    return {
      bytes:
        gzipBytes(html) +
        requests.filter((href) => href.endsWith('.css')).reduce((sum, href) => sum + sizeOf(href.slice(1)), 0),
      requests: requests.length + 1,
    };
  });
  return {
    median: median(pages.map(({ bytes }) => bytes)),
    largest: Math.max(...pages.map(({ bytes }) => bytes)),
    requests: Math.max(...pages.map(({ requests }) => requests)),
  };
}
