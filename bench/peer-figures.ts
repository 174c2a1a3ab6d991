import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark } from '../data/benchmark.schema.ts';
import { machine } from './machine.ts';

type Get = (path: string) => number;
type Measure = Omit<Benchmark['measures'][number], 'key' | 'run' | 'figures'> & {
  /** The result file without `.json`. */
  readonly file: string;
  /** Computes the figure from a site's results; `get('cold.wall')` is NaN for a missing one. */
  readonly figure: (get: Get, result: Result) => number;
};
type Result = { readonly [key: string]: unknown };

const builds = (pages: number): Record<string, Measure> => {
  const common = { file: `build-${pages}`, better: 'less' } as const;
  const subject = `Build of ${pages.toLocaleString('en-US')} pages`;
  return {
    [`build-${pages}-cold`]: {
      ...common,
      name: `${subject}, nothing cached`,
      unit: 's',
      figure: (get) => get('cold.wall'),
    },
    [`build-${pages}-edit`]: {
      ...common,
      name: `${subject} after one edit`,
      unit: 's',
      figure: (get) => get('warm.wall'),
    },
    [`build-${pages}-memory`]: {
      ...common,
      name: `${subject}: memory`,
      unit: 'MB',
      figure: (get) => get('cold.peakTreeMB'),
    },
    [`build-${pages}-output`]: { ...common, name: `${subject}: output`, unit: 'MB', figure: (get) => get('distMB') },
  };
};

const less = { better: 'less', unit: 'kB' } as const;
const bytes = { ...less, file: 'bytes-200' };
const lighthouse = { file: 'lighthouse-200', better: 'less', unit: 'ms' } as const;
const nav = { file: 'nav-200', better: 'less', unit: 'ms' } as const;
const search = { file: 'search-200', better: 'less', unit: 'ms' } as const;

/** `20/20` of each kind of query, added up. */
const hits = (result: Result): number =>
  ['exact', 'prefix', 'typo'].reduce((sum, kind) => sum + Number(String(result[kind]).split('/')[0]), 0);

/** The rows of the table, each with its source in the results. */
const measures: Readonly<Record<string, Measure>> = {
  ...builds(200),
  ...builds(2000),
  'page-bytes': { ...bytes, name: 'Page: all that is transferred', figure: (get) => get('mean.total') / 1000 },
  'page-bytes-before': {
    ...bytes,
    name: 'Page: transferred until it has loaded',
    figure: (get) => (get('mean.total') - get('mean.afterLoad')) / 1000,
  },
  'page-script': {
    ...bytes,
    name: 'Page: script until it has loaded',
    figure: (get) => get('mean.jsBeforeLoad') / 1000,
  },
  'page-css': { ...bytes, name: 'Page: styles', figure: (get) => get('mean.css') / 1000 },
  'page-document': { ...bytes, name: 'Page: document', figure: (get) => get('mean.document') / 1000 },
  'page-requests': { ...bytes, name: 'Page: requests', unit: 'requests', figure: (get) => get('mean.requests') },
  'lighthouse-score': {
    ...lighthouse,
    name: 'Lighthouse: performance',
    better: 'more',
    unit: 'points',
    figure: (get) => get('performance'),
  },
  'lighthouse-lcp': { ...lighthouse, name: 'Lighthouse: largest contentful paint', figure: (get) => get('lcp') },
  'lighthouse-tbt': { ...lighthouse, name: 'Lighthouse: total blocking time', figure: (get) => get('tbt') },
  'nav-tap': { ...nav, name: 'Next page after a tap', figure: (get) => get('coldMs') },
  'nav-hover': { ...nav, name: 'Next page after 500 ms over its link', figure: (get) => get('hoverMs') },
  'nav-bytes': { ...nav, ...less, name: 'Next page: transferred', figure: (get) => get('coldBytes') / 1000 },
  'search-bytes': {
    ...search,
    ...less,
    name: 'First search: transferred, with what the page had loaded for it',
    figure: (get) => (get('preBytes') + get('coldBytes')) / 1000,
  },
  'search-first': { ...search, name: 'First search: first key to first result', figure: (get) => get('coldFirstMs') },
  'search-first-fast': {
    ...search,
    name: 'First search: the same without a slow network',
    figure: (get) => get('coldFirstMsFast'),
  },
  'search-next': { ...search, name: 'Each further search', figure: (get) => get('warmMs') },
  'search-found': {
    ...search,
    name: 'Searches that find the page, of 20',
    better: 'more',
    unit: 'found',
    figure: (_, result) => hits(result),
  },
};

/** The sites by the names that `bench/peers/peers.mjs` gives them, and the package whose version counts. */
const sites: Readonly<Record<string, readonly [name: string, versioned?: string]>> = {
  parley: ['These docs'],
  docusaurus: ['Docusaurus', '@docusaurus/core'],
  rspress: ['Rspress', '@rspress/core'],
  vitepress: ['VitePress', 'vitepress'],
  starlight: ['Starlight', '@astrojs/starlight'],
  fumadocs: ['Fumadocs', 'fumadocs-ui'],
  nextra: ['Nextra', 'nextra'],
};

const json = (file: string): Result => JSON.parse(readFileSync(file, 'utf8')) as Result;

/** The value at a path such as `cold.wall`, as a number. */
const figureAt = (result: Result, path: string): number =>
  Number(path.split('.').reduce<unknown>((value, key) => (value as Result | null | undefined)?.[key], result) ?? NaN);

/** @returns null for what could not be measured, otherwise with as many digits as are significant */
const rounded = (value: number): number | null => {
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value);
};

/**
 * The figures of a run of `bench/peers/bench.sh`, for `data/benchmark.json`. Steps that did not run have no rows.
 * @param work the folder of the run, which has `results/`
 */
export function peerFigures(work: string): Benchmark {
  const node = join(work, 'tools/node_modules/node/package.json');
  const files = new Map<string, Result>();
  for (const { file } of Object.values(measures)) {
    const path = join(work, 'results', `${file}.json`);
    if (existsSync(path)) files.set(file, json(path));
  }
  const measured = Object.keys(sites).filter((site) => [...files.values()].some((results) => site in results));
  return {
    machine: machine(existsSync(node) ? String(json(node)['version']) : undefined),
    sites: measured.map((key) => {
      const [name, versioned] = sites[key] as readonly [string, string?];
      return { key, name, ...(versioned ? { version: versionOf(key, versioned) } : {}) };
    }),
    measures: Object.entries(measures).flatMap(([key, { file, name, unit, better, figure }]) => {
      const results = files.get(file);
      if (!results) return [];
      const figures = measured.map((site): [string, number | null] => {
        const result = (results[site] ?? {}) as Result;
        return [site, rounded(figure((path) => figureAt(result, path), result))];
      });
      const run = runOf(file, results, work);
      return [{ key, name, unit, better, run, figures: Object.fromEntries(figures) }];
    }),
  };
}

/**
 * The run that a row is of. Results of before runs were noted count as of the time of their file.
 * @throws Error when the sites of a row were measured in different runs, which isn't a comparison
 */
function runOf(file: string, results: Result, work: string): string {
  const modified = statSync(join(work, 'results', `${file}.json`)).mtime.toISOString();
  const runs = new Set(
    Object.keys(sites).flatMap((site) => {
      const result = results[site] as Result | undefined;
      return result ? [String(result['run'] ?? modified)] : [];
    }),
  );
  const [run = modified] = runs;
  if (runs.size > 1)
    throw new Error(
      `${file}.json has sites of ${runs.size} runs (${[...runs].join(', ')}). Measure all of them in one: BENCH_RUN=${run} continues a run.`,
    );
  return run;
}

const versionOf = (site: string, versioned: string): string => {
  const { dependencies } = json(join(import.meta.dirname, `peers/templates/${site}/package.json`));
  return (dependencies as Record<string, string>)[versioned] as string;
};
