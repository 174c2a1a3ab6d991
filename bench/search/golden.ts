import { readFileSync } from 'node:fs';
import { applyBrand } from '../../engine/model/brand-tokens.ts';
import type { Grades } from './measures.ts';

/**
 * What a reader typed: a page's name, several words, a misspelling, an identifier, a question, an error message, a word for something
 * that the pages call otherwise, a compound split or joined, a word of another product, or a trouble in everyday words.
 */
export const kinds = [
  'navigation',
  'several',
  'typo',
  'exact',
  'question',
  'error',
  'synonym',
  'compound',
  'product',
  'symptom',
] as const;

/**
 * The search is tuned on the first part alone. Nobody who tunes looks at the queries and results of the others. Figures over all of
 * `unseen` were printed often while tuning, those of `fresh` a few times (docs/decisions/own-search.md); `sealed` was written when the
 * ranking was done, and is measured only to report.
 */
export const halves = ['tuning', 'unseen', 'fresh', 'sealed'] as const;

export type GoldenQuery = {
  readonly half: (typeof halves)[number];
  readonly kind: (typeof kinds)[number];
  readonly query: string;
  /** Grades of pages and sections: `/route/` or `/route/#section`. */
  readonly answers: Grades;
  /** Grades of pages: the best of the page and its sections. */
  readonly pages: Grades;
};

/**
 * The queries of `queries.json` with their graded answers, in the site's own brand.
 * @param paths paths of the existing pages
 * @throws Error when an answer is a page that doesn't exist
 */
export function goldenQueries(
  paths: ReadonlySet<string>,
  tokens: Parameters<typeof applyBrand>[1],
): Record<GoldenQuery['half'], GoldenQuery[]> {
  const file = readFileSync(new URL('queries.json', import.meta.url), 'utf8');
  const queries = (JSON.parse(applyBrand(file, tokens)) as Omit<GoldenQuery, 'pages'>[]).map((query) => ({
    ...query,
    pages: pageGrades(query.answers),
  }));
  const missing = queries.flatMap(({ query, pages }) =>
    Object.keys(pages)
      .filter((path) => !paths.has(path))
      .map((path) => `“${query}”: ${path}`),
  );
  if (missing.length > 0)
    throw new Error(
      `bench/search/queries.json names pages that don't exist. Correct the routes, or move pages with npm run move-page.\n${missing.join('\n')}`,
    );
  const part = (name: GoldenQuery['half']): GoldenQuery[] => queries.filter(({ half }) => half === name);
  return { tuning: part('tuning'), unseen: part('unseen'), fresh: part('fresh'), sealed: part('sealed') };
}

function pageGrades(answers: Grades): Grades {
  const pages: Record<string, number> = {};
  for (const [route, grade] of Object.entries(answers)) {
    const path = route.replace(/#.*/, '');
    pages[path] = Math.max(pages[path] ?? 0, grade);
  }
  return pages;
}
