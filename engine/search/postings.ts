/**
 * A section that contains a term, and how often: 1 (once), 2 (two or three times) or 3 (more). 4: a row of a table is about it,
 * so the section explains it.
 */
export type Posting = { readonly section: number; readonly count: 1 | 2 | 3 | 4 };

/**
 * The digits of encoded numbers, none of which JSON escapes. A digit of the first half is the last one of its number;
 * after one of the second half, more digits follow. Compresses better than decimal numbers and is decoded faster.
 */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
const half = Math.floor(alphabet.length / 2);
const digits = new Uint8Array(128);
[...alphabet].forEach((digit, index) => (digits[digit.charCodeAt(0)] = index));

/** Encodes postings as text. They must be added in the order of sections, each section once. */
export class PostingsWriter {
  #last = -1;
  #text = '';

  add(section: number, count: Posting['count']): void {
    let value = (section - this.#last - 1) * 4 + count - 1;
    for (; value >= half; value = Math.floor(value / half)) this.#text += alphabet[half + (value % half)];
    this.#text += alphabet[value];
    this.#last = section;
  }

  get text(): string {
    return this.#text;
  }
}

/** Encodes postings as text. They must be sorted by section, each section once. */
export function encodePostings(postings: readonly Posting[]): string {
  const writer = new PostingsWriter();
  for (const { section, count } of postings) writer.add(section, count);
  return writer.text;
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  eachPosting(text, 0, text.length, (section, count) => postings.push({ section, count }));
  return postings;
}

/** Decodes the postings in `text.slice(from, to)` without allocating objects. */
export function eachPosting(
  text: string,
  from: number,
  to: number,
  visit: (section: number, count: Posting['count']) => void,
): void {
  let section = -1;
  let value = 0;
  let unit = 1;
  for (let index = from; index < to; index++) {
    const digit = digits[text.charCodeAt(index)] as number;
    value += (digit < half ? digit : digit - half) * unit;
    if (digit >= half) unit *= half;
    else {
      section += Math.floor(value / 4) + 1;
      visit(section, ((value % 4) + 1) as Posting['count']);
      value = 0;
      unit = 1;
    }
  }
}

/** Encodes sorted terms as text: for each, the number of letters shared with the previous one (one digit), then the rest. */
export function encodeTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < half && shared < before.length && before[shared] === term[shared]) shared++;
      before = term;
      return `${alphabet[shared]}${term.slice(shared)}`;
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  let before = '';
  return text
    ? text.split(' ').map((coded) => (before = before.slice(0, digits[coded.charCodeAt(0)]) + coded.slice(1)))
    : [];
}
