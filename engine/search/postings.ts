/** Sections a term stands in, and how often: 1, 2 (two or three times) or 3 (more). */
export type Posting = { readonly section: number; readonly count: 1 | 2 | 3 };

/**
 * Numbers are written as characters that JSON keeps as they are: the first half of the alphabet ends a number, the second
 * half says that more follows. Compresses better than a list of decimal numbers and is read faster.
 */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
const half = Math.floor(alphabet.length / 2);
const digits = new Uint8Array(128);
[...alphabet].forEach((digit, index) => (digits[digit.charCodeAt(0)] = index));

/** Writes postings as text. They are added by section, without doubles. */
export class PostingsWriter {
  #last = -1;
  #text = '';

  add(section: number, count: Posting['count']): void {
    let value = (section - this.#last - 1) * 3 + count - 1;
    for (; value >= half; value = Math.floor(value / half)) this.#text += alphabet[half + (value % half)];
    this.#text += alphabet[value];
    this.#last = section;
  }

  get text(): string {
    return this.#text;
  }
}

/** Postings as text. They must be sorted by section, without doubles. */
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

/** Reads the postings between two places of a text, without making objects of them. */
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
      section += Math.floor(value / 3) + 1;
      visit(section, ((value % 3) + 1) as Posting['count']);
      value = 0;
      unit = 1;
    }
  }
}

/** Sorted terms as text: each says how many letters it shares with the one before it (one character), then the rest. */
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
