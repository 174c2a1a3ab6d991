/**
 * Number of typos between two words: letters omitted, added, changed or swapped with their neighbor (optimal string alignment).
 * @param limit the most typos that matter: a larger distance is `limit` + 1
 * @param asPrefix whether to compare `a` with the best matching beginning of `b`, because the rest of `a` isn't typed yet
 */
export function editDistance(a: string, b: string, limit: number, asPrefix = false): number {
  const above = limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  let row: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    // Farther from the diagonal, the distance is above the limit.
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let least = from === 1 ? i : above;
    row[from - 1] = least;
    for (let j = from; j <= to; j++) {
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    row[to + 1] = above;
    // Strictly above: a swap continues from the row before the last one.
    if (least > limit) return above;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const ends = asPrefix ? last.slice(Math.max(0, a.length - limit), a.length + limit + 1) : [last[b.length] ?? above];
  return Math.min(above, ...ends);
}
