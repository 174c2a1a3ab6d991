import { textTerms } from './tokenize.ts';

/** What readers say, and what the pages say instead: `to` has the alternatives to the terms `from`. */
type Synonym = { readonly from: readonly string[]; readonly to: readonly (readonly string[])[] };
/** A site's synonyms by the first term of `from`. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

/**
 * Reads the lines of `config/synonyms.json`. They expand queries, never the index, and have a low weight, so that pages with the
 * reader's own word rank first. The pages' own term comes first; synonyms are separated by commas, and several words are a phrase.
 * `a = b` works both ways, `a > b` only from a to b.
 */
export function readSynonyms(lines: readonly string[]): Synonyms {
  const synonyms = new Map<string, Synonym[]>();
  for (const line of lines) {
    const [left = '', right = ''] = line.split(/[=>]/);
    const phrases = [left, ...right.split(',')].map((phrase) => textTerms(phrase));
    for (const [index, from] of phrases.entries()) {
      if (!from[0] || (index > 0 && line.includes('>'))) continue;
      // The pages' own term expands to all its synonyms, a synonym only to the pages' own term.
      const to = index === 0 ? phrases.slice(1) : phrases.slice(0, 1);
      synonyms.set(from[0], [...(synonyms.get(from[0]) ?? []), { from, to }]);
    }
  }
  return synonyms;
}
