import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltSite, gzipBytes, median } from '../tests/budgets/built-site.ts';
import { firstViews, measureCorpus, type FirstViews } from './corpus-figures.ts';
import { machine, today } from './machine.ts';
import { measureBuild } from './measure-build.ts';
import { BuiltSearch } from './search/built-search.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;

type Row = readonly [what: string, figure: string];

async function corpusRows(folder: string, count: number): Promise<{ rows: Row[]; views: FirstViews }> {
  const { cold, edited, views } = await measureCorpus(folder, count);
  return {
    rows: [
      [`Build of ${count} pages, nothing cached`, `${seconds(cold.seconds)}, ${Math.round(cold.megabytes)} MB`],
      [`Build of ${count} pages after one edit`, seconds(edited.seconds)],
    ],
    views,
  };
}

/** Builds and measures this project's pages now. Returns a Markdown table followed by machine and date. */
export async function ownFigures(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  await measureBuild([]);
  const site = new BuiltSite();
  const views = firstViews(site);
  const client = site.files('_assets').filter((file) => /^_assets\/(client|integrity)-[\w-]{8}\.js$/.test(file));
  const search = new BuiltSearch(site);
  const { sealed } = await search.queries();
  const answers = search.measure(sealed);
  const [few, many] = [await corpusRows(folder, 200), await corpusRows(folder, 2000)];
  rmSync(folder, { recursive: true, force: true });

  const rows: Row[] = [
    [
      `First view of this site (${site.pages().length} pages), document and styles, gzip: median / largest`,
      `${kilobytes(views.median)} / ${kilobytes(views.largest)}`,
    ],
    ['Requests of a first view, icon included', String(views.requests)],
    ['Script before the reader does something', '0 files'],
    [
      'Client after that, with the hashes of what it loads later, gzip, once',
      kilobytes(client.reduce((sum, file) => sum + gzipBytes(site.read(file)), 0)),
    ],
    [
      'Navigation payload, gzip: median',
      kilobytes(median(site.pages().map(({ path }) => gzipBytes(site.read(`${path.slice(1)}page.json`))))),
    ],
    [
      `Search: ${sealed.length} queries that tuning never saw, nDCG@10 / a wanted page among the first three`,
      `${answers.ndcg.toFixed(2)} / ${Math.round(answers.success * 100)}%`,
    ],
    ...few.rows,
    ...many.rows,
    ['First view at 2,000 pages as against 200', `${(many.views.median / few.views.median).toFixed(2)} times`],
  ];
  return `| what | figure |\n|---|---|\n${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n\n${machine()}, ${today()}.`;
}
