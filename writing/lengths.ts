import type { PageRule } from '../engine/checks/rules.ts';
import { paragraphsOf } from './page-text.ts';

/** The sentences of a text; abbreviations and versions don't end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])["”’)]?\s+(?=[A-Z“"(])/).filter((sentence) => sentence.trim() !== '');
}

/** Sentences have up to 25 words, paragraphs up to four sentences. The product's name is one word, however long an owner's is. */
export const lengths: PageRule = ({ nodes, tokens: { product = 'Product' } }) =>
  paragraphsOf(nodes).flatMap(({ text, line }) => {
    const sentences = sentencesOf(text);
    const long = sentences
      .map((sentence) => ({ sentence, words: sentence.replaceAll(product, 'Product').split(/\s+/).length }))
      .filter(({ words }) => words > 25);
    return [
      ...long.map(({ sentence, words }) => ({
        line,
        severity: 'warning' as const,
        message: `A sentence has ${words} words: “${sentence.slice(0, 60)}…”.`,
        hint: 'Split it; 25 words are enough.',
      })),
      ...(sentences.length > 4
        ? [
            {
              line,
              severity: 'warning' as const,
              message: `A paragraph has ${sentences.length} sentences.`,
              hint: 'Four are enough; start a new one or make a list.',
            },
          ]
        : []),
    ];
  });
