/** Path → grade of a result: 3 for the page that the reader wants, 1 for a page that helps. */
export type Grades = Readonly<Record<string, number>>;
export type Measures = { readonly ndcg: number; readonly mrr: number; readonly success: number };

/** nDCG over the first ten results. */
function ndcg(found: readonly string[], grades: Grades): number {
  const gain = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);
  const got = found.slice(0, 10).reduce((sum, path, rank) => sum + gain(grades[path] ?? 0, rank), 0);
  const best = Object.values(grades)
    .sort((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, rank) => sum + gain(grade, rank), 0);
  return best ? got / best : 0;
}

/** Reciprocal rank of the first wanted page (grade 3) among ten. */
function reciprocalRank(found: readonly string[], grades: Grades): number {
  const rank = found.slice(0, 10).findIndex((path) => grades[path] === 3);
  return rank < 0 ? 0 : 1 / (rank + 1);
}

/** Whether a wanted page is among the first three. */
function success(found: readonly string[], grades: Grades): number {
  return found.slice(0, 3).some((path) => grades[path] === 3) ? 1 : 0;
}

/** Means over result lists. */
export function measure(lists: readonly { readonly found: readonly string[]; readonly grades: Grades }[]): Measures {
  const mean = (of: (found: readonly string[], grades: Grades) => number): number =>
    lists.reduce((sum, { found, grades }) => sum + of(found, grades), 0) / Math.max(1, lists.length);
  return { ndcg: mean(ndcg), mrr: mean(reciprocalRank), success: mean(success) };
}
