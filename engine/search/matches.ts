import type { MarkedText } from './adapter.ts';
import type { Slot } from './expand-query.ts';
import { language } from './language.ts';
import { termsOf, wordsOf, type Word } from './tokenize.ts';

/** A word of a text that matches the query; `slot` is the index of the query's word. */
export type Match = Word & { readonly slot: number };

/** Alternatives up to this quality are synonyms or uncertain typos: marked only if the reader's own word doesn't occur. */
const direct = 0.5;

/** The words of a text that match a query, in order. */
export function findMatches(text: string, slots: readonly Slot[]): Match[] {
  const directSlots = new Map<string, number>();
  const otherSlots = new Map<string, number>();
  slots.forEach((slot, number) => {
    for (const { terms, quality } of slot) {
      // A single word of a synonym of several words isn't a match.
      if (quality <= direct && terms.length > 1) continue;
      for (const term of terms)
        if (terms.length === 1 || !language.stopWords.has(term))
          (quality > direct ? directSlots : otherSlots).set(term, number);
    }
  });
  const isMatch = (term: string): boolean => directSlots.has(term) || otherSlots.has(term);
  const matches: (Match & { readonly direct: boolean })[] = [];
  const answered = new Set<number>();
  const words = wordsOf(text).flatMap((word) => (isMatch(termsOf(word.text)?.whole ?? '') ? word : partsOf(word)));
  for (const word of words) {
    const term = termsOf(word.text)?.whole ?? '';
    const mine = directSlots.get(term);
    const slot = mine ?? otherSlots.get(term);
    if (slot === undefined) continue;
    if (mine !== undefined) answered.add(slot);
    matches.push({ ...word, slot, direct: mine !== undefined });
  }
  return matches.filter((mark) => mark.direct || !answered.has(mark.slot));
}

/** The words in an identifier, a path or a header name, so that only what matches is marked. */
function partsOf({ text, start: from }: Word): Word[] {
  if (!termsOf(text)?.parts.length) return [];
  const parts = text.matchAll(/[\p{Lu}\p{N}]+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|\p{L}+/gu);
  return [...parts].map(({ 0: part, index }) => ({ text: part, start: from + index, end: from + index + part.length }));
}

/** Cuts a text at its marks. */
export function markText(text: string, marks: readonly Match[], start = 0, end = text.length): MarkedText {
  const pieces: [string, boolean][] = [];
  let from = start;
  for (const mark of marks) {
    if (mark.start < from || mark.end > end) continue;
    if (mark.start > from) pieces.push([text.slice(from, mark.start), false]);
    pieces.push([text.slice(mark.start, mark.end), true]);
    from = mark.end;
  }
  if (from < end) pieces.push([text.slice(from, end), false]);
  return pieces;
}
