/**
 * The known name closest to what was written, for "Did you mean …?".
 * Case does not count; a swap of two neighbours is one slip. A part of a dotted or slashed name counts as that name (`settings` → `widget.settings`).
 * @returns undefined when nothing is close enough to be meant: more than one slip for every three characters
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  if (!written) return undefined;
  const limit = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const name of known) {
    const candidate = name.toLowerCase();
    if (Math.abs(candidate.length - written.length) >= least) continue;
    const slips = distance(written, candidate);
    if (slips < least) [best, least] = [name, slips];
  }
  return best ?? known.find((name) => written.length > 2 && name.toLowerCase().split(/[./]/).includes(written));
}

/** Optimal string alignment: insertions, deletions, exchanges and swaps of neighbours. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] as number;
}
