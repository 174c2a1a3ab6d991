import { editDistance } from './edit-distance.ts';

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
    const typos = editDistance(lowerCase, candidate, least - 1);
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

/** A lower bound of the distance: how many letters one word has more than the other. Much cheaper than `editDistance`. */
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
