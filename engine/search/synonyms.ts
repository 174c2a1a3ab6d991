import { phraseTerms } from './stop-words.ts';
import { textTerms } from './tokenize.ts';

/** What readers say, and what the pages say instead: `to` has the alternatives to the terms `from`. Without any, the words say nothing. */
type Synonym = { readonly from: readonly string[]; readonly first: number; readonly to: readonly string[][] };
/** A site's synonyms by the first term of `from` that isn't a word like `not`: the one with the index `first`. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

/**
 * Reads lines of `config/synonyms.json`. They expand queries, never the index, and have a low weight, so that pages with the
 * reader's own word rank first. The pages' own term comes first; synonyms are separated by commas, and several words are a phrase.
 * `a = b` works both ways, `a > b` only from a to b. The words of `a, b >` say nothing about a page, as names of other products.
 * @param before synonyms to add to. Default: none
 */
export function readSynonyms(lines: readonly string[], before: Synonyms = new Map()): Synonyms {
  const synonyms = new Map(before);
  for (const [phrase, alternatives] of lines.flatMap(directionsOf)) {
    const from = textTerms(phrase);
    const [key = ''] = phraseTerms(phrase);
    const synonym = { from, first: from.indexOf(key), to: alternatives.map(phraseTerms) };
    synonyms.set(key, [...(synonyms.get(key) ?? []), synonym]);
  }
  return synonyms;
}

/** The directions in which a line works: a phrase, and its alternatives. The pages' own term is the only one of each synonym. */
function directionsOf(line: string): [phrase: string, alternatives: string[]][] {
  const phrases = (side: string): string[] => side.split(',').filter((phrase) => phrase.trim());
  const [terms, others] = line.split(/[=>]/).map(phrases) as [string[], string[]];
  const forth = terms.map((phrase): [string, string[]] => [phrase, others]);
  return line.includes('=') ? [...forth, ...others.map((phrase): [string, string[]] => [phrase, terms])] : forth;
}

/** The lines, one for each direction, with the term by which a query finds it. */
export const synonymLines = (lines: readonly string[]): [term: string, line: string][] =>
  lines
    .flatMap(directionsOf)
    .map(([phrase, alternatives]) => [
      phraseTerms(phrase)[0] ?? '',
      `${phrase.trim()}>${alternatives.map((alternative) => alternative.trim()).join()}`,
    ]);
