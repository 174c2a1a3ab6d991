/** Sections a term stands in, and how often: 1, 2 (two or three times) or 3 (more). */
export type Posting = { readonly section: number; readonly count: 1 | 2 | 3 };

/**
 * Numbers are written as characters that JSON keeps as they are: the first half of the alphabet ends a number, the second
 * half says that more follows. Compresses better than a list of decimal numbers and is read faster.
 */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
const half = Math.floor(alphabet.length / 2);
const digits = new Map([...alphabet].map((digit, index) => [digit.charCodeAt(0), index]));

/** Postings as text. They must be sorted by section, without doubles. */
export function encodePostings(postings: readonly Posting[]): string {
  let text = '';
  let last = -1;
  for (const { section, count } of postings) {
    let value = (section - last - 1) * 3 + count - 1;
    for (; value >= half; value = Math.floor(value / half)) text += alphabet[half + (value % half)];
    text += alphabet[value];
    last = section;
  }
  return text;
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = -1;
  let value = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index++) {
    const digit = digits.get(text.charCodeAt(index)) ?? 0;
    value += (digit < half ? digit : digit - half) * unit;
    if (digit >= half) unit *= half;
    else {
      section += Math.floor(value / 3) + 1;
      postings.push({ section, count: ((value % 3) + 1) as Posting['count'] });
      value = 0;
      unit = 1;
    }
  }
  return postings;
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
  return text ? text.split(' ').map((coded) => (before = before.slice(0, digits.get(coded.charCodeAt(0)) ?? 0) + coded.slice(1))) : [];
}
