import type { Dictionary } from './dictionary.ts';
import type { Query, QueryWord } from './parse-query.ts';
import { language } from './language.ts';
import type { Synonyms } from './synonyms.ts';

/** One way to match a word of the query: a section must contain all the terms. */
export type Alternative = { readonly terms: readonly string[]; readonly quality: number };
/** The ways to match one word of the query, the word itself first. */
export type Slot = readonly Alternative[];

const qualities = {
  synonym: 0.45,
  /** The parts of an identifier, when the pages lack it as a whole, and when they contain it. */
  parts: 0.7,
  knownParts: 0.3,
  /** Two words for a compound, and a compound for two words. */
  compound: 0.9,
  /** Longer words that begin with a word that the pages contain, too. */
  longer: 0.6,
};
/** Minimum length of a word that is searched for inside other words. */
const shortestPart = 4;
/** Maximum number of words that readers write as one. */
const mostJoined = 3;

/** Finds the ways to match each word of a query. Misspelled words are corrected only if the pages don't contain them. */
export function expandQuery({ words: typed, open }: Query, dictionary: Dictionary, synonyms: Synonyms): Slot[] {
  const words = typed.flatMap((word) => apart(word, dictionary));
  const slots = words.map((word, index) => alternativesOf(word, open && index === words.length - 1, dictionary));
  words.forEach((word, index) => {
    joinWithNext(words, index, dictionary, slots);
    for (const { from, to } of synonyms.get(word.whole) ?? []) {
      if (!from.every((term, offset) => words[index + offset]?.whole === term)) continue;
      for (const terms of to)
        for (let offset = 0; offset < from.length; offset++)
          slots[index + offset]?.push({ terms, quality: qualities.synonym });
    }
  });
  return slots;
}

/** The words that an unknown word consists of: `autoresolve` is searched for as `auto resolve`. */
function apart(word: QueryWord, dictionary: Dictionary): readonly QueryWord[] {
  if (word.parts.length || dictionary.has(word.whole)) return [word];
  const names = split(word.typed, (term) => dictionary.hasName(term));
  const words = names ?? split(word.typed, (term) => term.length >= shortestPart && dictionary.has(term));
  return words?.map((whole) => ({ typed: whole, whole, parts: [] })) ?? [word];
}

/** @param typing whether the word may be incomplete */
function alternativesOf({ typed, whole, parts }: QueryWord, typing: boolean, dictionary: Dictionary): Alternative[] {
  const isKnown = dictionary.has(whole);
  const alternatives: Alternative[] = [{ terms: [whole], quality: 1 }];
  if (parts.length) alternatives.push({ terms: parts, quality: isKnown ? qualities.knownParts : qualities.parts });
  const add = (term: string, quality: number): void => void alternatives.push({ terms: [term], quality });
  // Readers search for parts of compound words: `hook` for a webhook.
  if (whole.length >= shortestPart) for (const { term, quality } of dictionary.containing(whole)) add(term, quality);
  if (typed.length >= (typing ? 1 : 4) && (typing || !isKnown))
    for (const { term, quality } of dictionary.startingWith(typed))
      if (term !== whole) add(term, isKnown ? quality * qualities.longer : quality);
  if (!parts.length) {
    const words = split(typed, (term) => dictionary.hasName(term));
    if (words) alternatives.push({ terms: words, quality: qualities.compound });
  }
  if (isKnown || (parts.length > 0 && parts.every((part) => dictionary.has(part)))) return alternatives;
  for (const { term, quality } of dictionary.similarTo(whole, false)) add(term, quality);
  // The dictionary contains stems, but the beginning of a word has no stem.
  if (typing) for (const { term, quality } of dictionary.similarTo(typed, true)) add(term, quality);
  return alternatives;
}

/** Lets `web hook` match `webhook` if the pages contain it. */
function joinWithNext(
  words: readonly QueryWord[],
  index: number,
  dictionary: Dictionary,
  slots: readonly Alternative[][],
): void {
  for (let count = 2; count <= mostJoined && index + count <= words.length; count++) {
    const joined = words
      .slice(index, index + count)
      .map(({ typed }) => typed)
      .join('');
    const term = [joined, language.stem(joined)].find((candidate) => dictionary.has(candidate));
    if (term !== undefined)
      for (const slot of slots.slice(index, index + count)) slot.push({ terms: [term], quality: qualities.compound });
  }
}

/** Lets `livechat` match `live chat`: the fewest words that the pages contain and that make up the whole. */
function split(typed: string, isWord: (term: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 3; end <= typed.length; end++)
    for (let start = 0; start <= end - 3; start++) {
      const before = best[start];
      const term = language.stem(typed.slice(start, end));
      if (before && before.length < Math.min(mostJoined, (best[end]?.length ?? 9) - 1) && isWord(term))
        best[end] = [...before, term];
    }
  const words = best[typed.length];
  return words && words.length > 1 ? words : undefined;
}
