import { contentHash } from '../../engine/site/content-hash.ts';

/** Words in a row that make a phrase. */
const length = 8;

/** Hashes of every run of eight words of a text, without case and punctuation. */
export function phraseHashes(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, start) => contentHash(words.slice(start, start + length).join(' '), 12));
}
