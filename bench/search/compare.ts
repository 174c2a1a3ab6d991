import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { machine } from '../machine.ts';
import { flexSearch, lunrSearch, ours, pagefindSearch } from './engines.ts';
import type { Engine } from './entries.ts';
import { goldenQueries, halves, kinds, type GoldenQuery } from './golden.ts';
import { measure, type Measures } from './measures.ts';
import { fairMiniSearch, miniSearch, variants, type Variant } from './mini-search.ts';
import { projectPages } from './pages.ts';
import { pool } from './pool.ts';
import { tune } from './tune.ts';

/**
 * How well the site's search finds what readers want, beside others on the same pages and queries.
 * `npm run bench:search`; with `-- --misses` it lists the queries of the tuning half whose wanted page is not among the first three. The
 * fair variants of MiniSearch are tuned on that half first, which takes minutes; `-- --quick` leaves them out. `-- --pool FILE` prints no
 * figures: it writes what somebody who doesn't tune needs to grade the pages again (`pool.ts`).
 */
const poolFile = process.argv.includes('--pool') ? process.argv[process.argv.indexOf('--pool') + 1] : undefined;
const { pages, tokens, synonyms } = await projectPages(resolve('.'));
const golden = goldenQueries(new Set(pages.map(({ path }) => path)), tokens);
/** Figures of the last part are not for whoever tunes. */
const compared = halves.filter((half) => half !== 'sealed' || poolFile !== undefined);
const queries = compared.flatMap((half) => golden[half]);
const engines: Engine[] = [
  ours(pages, synonyms),
  miniSearch(pages),
  ...(process.argv.includes('--quick') || poolFile ? [] : await tunedVariants()),
  lunrSearch(pages),
  flexSearch(pages),
  await pagefindSearch(pages),
];

async function tunedVariants(): Promise<Engine[]> {
  const tuned: Engine[] = [];
  for (const variant of Object.keys(variants) as Variant[]) {
    const engineOf = fairMiniSearch(pages, variant, synonyms);
    const weights = await tune(engineOf, golden.tuning);
    console.log(`MiniSearch ${variants[variant].name}: ${JSON.stringify(weights)}`);
    tuned.push(engineOf(weights));
  }
  return tuned;
}

type Found = GoldenQuery & { readonly found: readonly string[] };
const runs: { readonly name: string; readonly lists: readonly Found[]; readonly ms: number; readonly bytes: string }[] =
  [];
for (const engine of engines) {
  const lists: Found[] = [];
  const start = performance.now();
  for (const query of queries) lists.push({ ...query, found: await engine.search(query.query) });
  runs.push({
    name: engine.name,
    lists,
    ms: (performance.now() - start) / queries.length,
    bytes: engine.bytes === undefined ? '' : `${Math.round(engine.bytes / 1000)} kB`,
  });
  await engine.close?.();
}

if (poolFile) {
  const lists = runs.map((run) => run.lists.map(({ found }) => found));
  writeFileSync(poolFile, JSON.stringify(pool(queries, lists, pages), null, 1));
  process.exit();
}

const of = (lists: readonly Found[]): Measures =>
  measure(lists.map((query) => ({ found: query.found, grades: query.pages })));
const cell = (value: number): string => value.toFixed(3).padStart(8);
console.log(`${pages.length} pages`);
const columns = ['nDCG@10', 'MRR', 'succ@3', ...kinds.map((kind) => kind.slice(0, 8)), 'ms', 'index'];
for (const half of compared) {
  console.log(`\n${half}: ${golden[half].length} queries`);
  console.log('engine'.padEnd(20) + columns.map((name) => name.padStart(9)).join(''));
  for (const run of runs) {
    const lists = run.lists.filter((query) => query.half === half);
    const { ndcg, mrr, success } = of(lists);
    const byKind = kinds.map((kind) => of(lists.filter((query) => query.kind === kind)).ndcg);
    const cells = [ndcg, mrr, success, ...byKind, run.ms].map(cell).join(' ');
    console.log(`${run.name.padEnd(20)} ${cells} ${run.bytes.padStart(8)}`);
  }
}
console.log('\nBy kind: nDCG@10. ms: a query, in Node, index in memory. index: gzip, where it comes whole.');
console.log(`${machine()}.`);

if (process.argv.includes('--misses')) {
  for (const { half, kind, query, answers, pages: grades, found } of runs[0]?.lists ?? []) {
    if (half === 'tuning' && !found.slice(0, 3).some((path) => grades[path] === 3))
      console.log(
        `\n${kind}: ${query}\n  wanted ${Object.keys(answers).join(' ')}\n  found  ${found.slice(0, 4).join(' ')}`,
      );
  }
}
