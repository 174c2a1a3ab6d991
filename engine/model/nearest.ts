/** More slips than this are never one slip of the pen, however long the word is. */
const mostSlips = 8;

/**
 * The known name closest to what was written, for "Did you mean …?".
 * Case does not count; a swap of two neighbors is one slip. A part of a dotted or slashed name counts as that name (`settings` → `widget.settings`).
 * @returns undefined when nothing is close enough to be meant: more than one slip for every three characters, or more than eight
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  if (!written) return undefined;
  const letters = lettersOf(written);
  let best: string | undefined;
  let least = Math.min(mostSlips, Math.max(1, Math.floor(written.length / 3))) + 1;
  for (const name of known) {
    const candidate = name.toLowerCase();
    if (Math.abs(candidate.length - written.length) >= least || differences(letters, candidate) >= least) continue;
    const slips = distance(written, candidate, least);
    if (slips < least) [best, least] = [name, slips];
  }
  return best ?? known.find((name) => written.length > 2 && name.toLowerCase().split(/[./]/).includes(written));
}

/** How often each letter stands in a word. */
function lettersOf(word: string): Int16Array {
  const counts = new Int16Array(64);
  for (let index = 0; index < word.length; index++) (counts[word.charCodeAt(index) & 63] as number)++;
  return counts;
}

/** Letters that one of two words has and the other has not: no fewer slips lie between them. Found without comparing the words. */
function differences(letters: Int16Array, word: string): number {
  const left = letters.slice();
  for (let index = 0; index < word.length; index++) (left[word.charCodeAt(index) & 63] as number)--;
  let [more, fewer] = [0, 0];
  for (const count of left) {
    if (count > 0) more += count;
    else fewer -= count;
  }
  return Math.max(more, fewer);
}

/** Optimal string alignment: insertions, deletions, exchanges and swaps of neighbors; `limit` when there are as many or more. */
function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
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
      least = Math.min(least, cost);
    }
    // A swap looks back two rows, so one row above the limit does not decide.
    if (least > limit) return limit;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] as number;
}
