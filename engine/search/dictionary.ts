/** A term similar to another, and how likely it is meant, up to 1 for the same term. */
export type NearTerm = { readonly term: string; readonly quality: number };

/** Maximum number of terms for a prefix or a typo. */
const maxNear = 24;

/** All known terms, indexed for prefixes and typos. */
export class Dictionary {
  readonly #terms: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;
  /** The letters of each term, as a bit set. */
  readonly #letters: Int32Array;

  /**
   * @param terms in any order; may contain duplicates
   * @param names terms that occur in names, such as titles. Default: all
   */
  constructor(terms: Iterable<string>, names?: ReadonlySet<string>) {
    this.#known = new Set(terms);
    this.#terms = [...this.#known].sort();
    this.#names = names ?? this.#known;
    this.#letters = Int32Array.from(this.#terms, letterBits);
  }

  has(term: string): boolean {
    return this.#known.has(term);
  }

  hasName(term: string): boolean {
    return this.#names.has(term);
  }

  /** Terms that start with a text, shortest first. The more letters are missing, the lower the quality. */
  startingWith(prefix: string): NearTerm[] {
    return this.#terms
      .slice(this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`))
      .filter((term) => term !== prefix)
      .sort((a, b) => a.length - b.length)
      .slice(0, maxNear)
      .map((term) => ({ term, quality: 0.5 + 0.4 * (prefix.length / term.length) }));
  }

  /** Like `startingWith`, for terms that contain a text after their first letter: `hook` → `webhook`. */
  containing(text: string): NearTerm[] {
    return this.#terms
      .filter((term) => term.indexOf(text, 1) > 0)
      .sort((a, b) => a.length - b.length)
      .slice(0, maxNear)
      .map((term) => ({ term, quality: 0.45 + 0.4 * (text.length / term.length) }));
  }

  /**
   * Terms within one typo (for four to six letters) or two (for seven and more). Two swapped neighbors are one typo.
   * @param asPrefix whether the word is still being typed, so that the rest of the term is ignored
   */
  similarTo(word: string, asPrefix: boolean): NearTerm[] {
    if (word.length < 4 || /\d{3}/.test(word)) return [];
    const limit = word.length < 7 ? 1 : 2;
    const letters = letterBits(word);
    const near: NearTerm[] = [];
    for (let index = 0; index < this.#terms.length; index++) {
      const term = this.#terms[index] as string;
      if (term.length < word.length - limit || (!asPrefix && term.length > word.length + limit)) continue;
      // Each letter of the word that the term lacks is a typo.
      if (bitCount(letters & ~(this.#letters[index] as number)) > limit) continue;
      const typos = distance(word, term, limit, asPrefix && term.length > word.length + limit);
      if (typos > limit) continue;
      const same = word[0] === term[0] ? 1 : 0.7;
      near.push({
        term,
        quality: (typos === 1 ? 0.6 : 0.4) * same * (0.5 + (0.5 * word.length) / Math.max(word.length, term.length)),
      });
    }
    return near.sort((a, b) => b.quality - a.quality).slice(0, maxNear);
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/**
 * Number of typos between a word and a term: letters omitted, added, changed or swapped with their neighbor; at most
 * `limit` + 1.
 * @param asPrefix whether to compare the word with the best matching prefix of the term
 */
function distance(word: string, term: string, limit: number, asPrefix = false): number {
  const width = term.length + 1;
  let before = new Uint8Array(width);
  let row = Uint8Array.from({ length: width }, (_, column) => column);
  for (let line = 1; line <= word.length; line++) {
    const next = new Uint8Array(width);
    next[0] = line;
    let best = line;
    for (let column = 1; column < width; column++) {
      const same = word[line - 1] === term[column - 1];
      let cost = Math.min(
        (row[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (row[column - 1] as number) + (same ? 0 : 1),
      );
      if (line > 1 && column > 1 && word[line - 1] === term[column - 2] && word[line - 2] === term[column - 1])
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      next[column] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return asPrefix ? Math.min(...row) : (row[term.length] as number);
}
