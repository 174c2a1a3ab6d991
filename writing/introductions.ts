import type { PageRule } from '../engine/checks/rules.ts';
import { sentencesOf } from './lengths.ts';
import { paragraphsOf } from './page-text.ts';

/** Words that carry meaning, by their beginnings: “reply” and “replies” are one. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4)));

/** From how many words of a description on, and from which share of them in the first sentence, a page says the same twice. */
const [fewestWords, largestShare] = [6, 0.7];

/** The description is above the text, so the first sentence says something else. */
export const introductions: PageRule = ({ meta, nodes }) => {
  const [first] = paragraphsOf(nodes);
  const words = [...wordsOf(meta.description)];
  const said = wordsOf(sentencesOf(first?.text ?? '')[0] ?? '');
  const share = words.filter((word) => said.has(word)).length / words.length;
  return first && words.length >= fewestWords && share >= largestShare
    ? [
        {
          line: first.line,
          message: 'The first sentence says what the description says.',
          hint: 'Readers see both. Begin with what comes next, or change the description.',
        },
      ]
    : [];
};
