/** With more typos than this a word is a different word, however long it is. */
const mostTypos = 8;

/**
 * The known name closest to the given word, for "Did you mean …?". Case is ignored, and two swapped neighbors are one typo. One part of a
 * name with dots or slashes matches that name (`settings` → `widget.settings`). Folders that two paths share don't make the rest of them
 * similar.
 * @returns undefined when no name is close: all have more than one typo for every three characters, or more than eight
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const lowerCase = word.toLowerCase();
  if (!lowerCase) return undefined;
  const letters = lettersOf(lowerCase);
  let best: string | undefined;
  let least = allowedIn(lowerCase) + 1;
  for (const name of names) {
    const candidate = name.toLowerCase();
    if (Math.abs(candidate.length - lowerCase.length) >= least || differences(letters, candidate) >= least) continue;
    const typos = distance(lowerCase, candidate, least);
    if (typos < least && typos <= allowedIn(ownPart(lowerCase, candidate))) [best, least] = [name, typos];
  }
  return best ?? names.find((name) => lowerCase.length > 2 && name.toLowerCase().split(/[./]/).includes(lowerCase));
}

const allowedIn = ({ length }: string): number => Math.min(mostTypos, Math.max(1, Math.floor(length / 3)));

function ownPart(path: string, other: string): string {
  let from = 0;
  for (let index = 0; index < path.length && path[index] === other[index]; index++)
    if (path[index] === '/') from = index + 1;
  return path.slice(from);
}

function lettersOf(word: string): Int16Array {
  const counts = new Int16Array(64);
  for (let index = 0; index < word.length; index++) (counts[word.charCodeAt(index) & 63] as number)++;
  return counts;
}

/** A lower bound of the distance: how many letters one word has more than the other. Much cheaper than `distance`. */
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

/** Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbors; at most `limit`. */
export function distance(a: string, b: string, limit = Infinity): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  let row: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    // Farther from the diagonal, the distance is above the limit.
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let least = from === 1 ? i : limit + 1;
    row[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    row[to + 1] = limit + 1;
    // Strictly above: a swap continues from the row before the last one.
    if (least > limit) return limit;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] as number;
}
