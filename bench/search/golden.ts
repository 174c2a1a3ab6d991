import { readFileSync } from 'node:fs';
import { applyBrand } from '../../engine/model/brand-tokens.ts';
import type { Grades } from './measures.ts';

export const kinds = ['exact', 'several', 'synonym', 'typo', 'question'] as const;
export type GoldenQuery = { readonly kind: (typeof kinds)[number]; readonly query: string; readonly answers: Grades };

/**
 * The queries with their graded answers, in the site's own brand. Queries whose wanted pages are not all written are left out.
 * @param paths paths of the existing pages
 */
export function goldenQueries(paths: ReadonlySet<string>, tokens: Parameters<typeof applyBrand>[1]): GoldenQuery[] {
  const all = JSON.parse(
    applyBrand(readFileSync(new URL('golden.json', import.meta.url), 'utf8'), tokens),
  ) as GoldenQuery[];
  return all.filter(({ answers }) => Object.entries(answers).every(([path, grade]) => grade < 3 || paths.has(path)));
}
