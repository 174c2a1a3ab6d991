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
  knownParts: 0.1,
  /** Two words for a compound, and a compound for two words. */
  compound: 0.9,
  /** Longer words that begin with a word that the pages contain, too. */
  longer: 0.6,
};
/** Minimum length of a word that is searched for inside other words. */
const shortestPart = 4;
/** Maximum number of words that readers write as one. */
const mostJoined = 3;

/** A word of the query, or one that joins or splits some, and the slots it fills: none if it is a stop word. */
type QueryTerm = { readonly term: string; readonly typed?: string; readonly slots: readonly number[] };

/** Finds the ways to match each word of a query. Misspelled words are corrected only if the pages don't contain them. */
export function expandQuery(query: Query, dictionary: Dictionary, synonyms: Synonyms): Slot[] {
  const words: QueryWord[] = [];
  // `doesn't` and `can't` are `not` in the phrases of synonyms.
  const queryTerms = query.allWords.flatMap((word): QueryTerm[] =>
    query.words.includes(word)
      ? apart(word, dictionary).map((part) => ({ term: part.whole, typed: part.typed, slots: [words.push(part) - 1] }))
      : [{ term: word.typed.endsWith('nt') ? 'not' : word.whole, typed: word.typed, slots: [] }],
  );
  const slots = words.map((word, slot) => alternativesOf(word, query.open && slot === words.length - 1, dictionary));
  /** The query as it is, and with words joined or split. Synonyms are looked up for what was added. */
  const forms = [{ sequence: queryTerms, added: queryTerms }];
  const addForm = (start: number, count: number, added: QueryTerm[]): void =>
    void forms.push({ sequence: [...queryTerms.slice(0, start), ...added, ...queryTerms.slice(start + count)], added });
  queryTerms.forEach(({ term: whole, typed = '', slots: itsSlots }, start) => {
    for (let count = 2; count <= mostJoined && start + count <= queryTerms.length; count++) {
      const span = queryTerms.slice(start, start + count);
      const joined = span.map((word) => word.typed).join('');
      const term = [joined, language.stem(joined)].find((one) => dictionary.has(one) || synonyms.has(one));
      const spanned = span.flatMap((word) => word.slots);
      if (term === undefined || !itsSlots.length) continue;
      addForm(start, count, [{ term, slots: spanned }]);
      // Lets `web hook` match `webhook` if the pages contain it. The `log` of `log in` is no other log.
      const compound = { terms: [term], quality: qualities.compound };
      const itself = spanned.length > 1 ? undefined : [{ terms: [whole], quality: qualities.knownParts }];
      if (dictionary.has(term)) for (const slot of spanned) slots[slot] = [...(itself ?? slots[slot] ?? []), compound];
    }
    if (words[itsSlots[0] ?? -1]?.parts.length !== 0) return;
    const single = split(typed, (term) => dictionary.hasName(term))?.map((term) => ({ term, slots: itsSlots }));
    if (single) addForm(start, 1, single);
  });
  for (const { sequence, added } of forms)
    sequence.forEach((word, index) => {
      for (const { from, first, to } of synonyms.get(word.term) ?? []) {
        const span = sequence.slice(Math.max(0, index - first), index - first + from.length);
        const fits =
          from.every((term, offset) => span[offset]?.term === term) && span.some((one) => added.includes(one));
        if (fits)
          for (const slot of new Set(span.flatMap((one) => one.slots)))
            for (const terms of to) slots[slot]?.push({ terms, quality: qualities.synonym });
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
