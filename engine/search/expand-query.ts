import type { Dictionary } from './dictionary.ts';
import type { Query, QueryWord } from './parse-query.ts';
import type { Synonyms } from './synonyms.ts';
import { textTerms } from './tokenize.ts';

/** One way to match a word of the query: a section must contain all the terms. */
export type Alternative = { readonly terms: readonly string[]; readonly quality: number };
/** The ways to match one word of the query, the word itself first. */
export type Slot = readonly Alternative[];

const synonymQuality = 0.4;
const partsQuality = 0.7;
/** For the parts of an identifier that the pages contain as a whole. */
const knownPartsQuality = 0.3;
/** Minimum length of a word that is searched for inside other words. */
const shortestPart = 4;

/**
 * Finds the ways to match each word of a query. Similar words count only when the word itself isn't in the dictionary.
 */
export function expandQuery({ words, open }: Query, dictionary: Dictionary, synonyms: Synonyms): Slot[] {
  const slots = words.map((word, index) => ownAlternatives(word, open && index === words.length - 1, dictionary));
  words.forEach((word, index) => {
    joinWithNext(words, index, dictionary, slots);
    for (const { from, to } of synonyms.get(word.whole) ?? []) {
      if (!from.every((term, offset) => words[index + offset]?.whole === term)) continue;
      for (const terms of to)
        for (let offset = 0; offset < from.length; offset++)
          slots[index + offset]?.push({ terms, quality: synonymQuality });
    }
  });
  // Words without a match so far are probably misspelled.
  words.forEach((word, index) => {
    const slot = slots[index] as Alternative[];
    if (slot.some(({ terms }) => terms.every((term) => dictionary.has(term)))) return;
    const typing = open && index === words.length - 1;
    // The dictionary contains stems, but the beginning of a word has no stem.
    const near = [
      ...dictionary.similarTo(word.whole, false),
      ...(typing ? dictionary.similarTo(word.typed, true) : []),
    ];
    slot.push(...near.map(({ term, quality }) => ({ terms: [term], quality })));
    if (!near.length) slot.push(...(split(word.typed, dictionary) ?? []));
  });
  return slots;
}

function ownAlternatives({ typed, whole, parts }: QueryWord, open: boolean, dictionary: Dictionary): Alternative[] {
  const own: Alternative[] = [{ terms: [whole], quality: 1 }];
  if (parts.length) own.push({ terms: parts, quality: dictionary.has(whole) ? knownPartsQuality : partsQuality });
  if (!parts.length && !dictionary.has(whole)) own.push(...(split(typed, dictionary) ?? []));
  // Readers search for parts of compound words: `hook` for a webhook.
  if (whole.length >= shortestPart)
    own.push(...dictionary.containing(whole).map(({ term, quality }) => ({ terms: [term], quality })));
  if (!open && dictionary.has(whole)) return own;
  if (typed.length < (open ? 1 : 4)) return own;
  const longer = dictionary.startingWith(typed).filter(({ term }) => term !== whole);
  return [
    ...own,
    ...longer.map(({ term, quality }) => ({ terms: [term], quality: dictionary.has(whole) ? quality * 0.6 : quality })),
  ];
}

/** Lets `web hook` match `webhook` if the pages contain it. */
function joinWithNext(
  words: readonly QueryWord[],
  index: number,
  dictionary: Dictionary,
  slots: readonly Alternative[][],
): void {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next) return;
  const joined = [word.typed + next.whole, word.typed + next.typed].find((term) => dictionary.has(term));
  if (joined === undefined) return;
  for (const slot of [slots[index], slots[index + 1]]) slot?.push({ terms: [joined], quality: 0.9 });
}

/** Lets `livechat` match `live chat` if the pages contain it. */
function split(typed: string, dictionary: Dictionary): Alternative[] | undefined {
  for (let at = typed.length - 3; at >= 3; at--) {
    const terms = [typed.slice(0, at), ...textTerms(typed.slice(at))];
    if (terms.every((term) => dictionary.has(term))) return [{ terms, quality: 0.8 }];
  }
  return undefined;
}
