import { editDistance } from '../model/edit-distance.ts';

/** A term similar to another, and how likely it is meant, up to 1 for the same term. */
export type NearTerm = { readonly term: string; readonly quality: number };

/** Maximum number of terms for a prefix or a typo. */
const maxNear = 24;

/** All known terms, indexed for prefixes and typos. */
export class Dictionary {
  readonly #terms: readonly string[];
  readonly #termSet: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;
  /** The letters of each term, as a bit set. */
  readonly #letters: Int32Array;

  /**
   * @param terms in any order; may contain duplicates
   * @param names terms that occur in names, such as titles. Default: all
   */
  constructor(terms: Iterable<string>, names?: ReadonlySet<string>) {
    this.#termSet = new Set(terms);
    this.#terms = [...this.#termSet].sort();
    this.#names = names ?? this.#termSet;
    this.#letters = Int32Array.from(this.#terms, letterBits);
  }

  has(term: string): boolean {
    return this.#termSet.has(term);
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
      const typos = editDistance(word, term, limit, asPrefix && term.length > word.length + limit);
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
