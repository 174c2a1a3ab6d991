import type { SearchPage } from '../../engine/search/make-search-files.ts';
import type { GoldenQuery } from './golden.ts';

/** How many results of each engine are judged. */
const depth = 8;

/** What a judge reads of one query: every page that an engine found near the top or that has a grade, without ranks or engines. */
export type PooledQuery = {
  readonly query: string;
  readonly kind: GoldenQuery['kind'];
  readonly answers: GoldenQuery['answers'];
  readonly candidates: readonly { readonly path: string; readonly title: string; readonly description: string }[];
};

/**
 * The pages to grade for each query, in alphabetical order. Pages that joined after a query was graded are judged like those before,
 * and no engine gains from what only it finds.
 * @param lists for each engine, the results of each query in the order of `queries`
 */
export function pool(
  queries: readonly GoldenQuery[],
  lists: readonly (readonly (readonly string[])[])[],
  pages: readonly SearchPage[],
): PooledQuery[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return queries.map(({ query, kind, answers, pages: graded }, index) => {
    const paths = new Set([
      ...Object.keys(graded),
      ...lists.flatMap((results) => results[index]?.slice(0, depth) ?? []),
    ]);
    const candidates = [...paths].toSorted().map((path) => {
      const page = byPath.get(path);
      return { path, title: page?.title ?? '', description: page?.description ?? '' };
    });
    return { query, kind, answers, candidates };
  });
}
