import { stem } from '../search/stem.ts';
import type { SiteCheck } from './site-check.ts';

/** A page has one name: its label, which stands in sidebar, breadcrumbs and pager, is made of the title's own words. */
export const pageNames: SiteCheck = (model) => {
  if (!model.strict) return [];
  return [...model.pages.values()].flatMap(({ displayFile, meta: { title, label } }) => {
    if (label === undefined) return [];
    const known = new Set(wordsOf(title));
    const foreign = wordsOf(label).filter((word) => !known.has(word));
    if (!foreign.length) return [];
    return [
      {
        check: 'page-names',
        severity: 'error',
        file: displayFile,
        line: 1,
        message: `The label “${label}” is another name than the title “${title}”.`,
        hint: 'Shorten the title to its main words, or leave the label out: a reader has to see that both are one page.',
      } as const,
    ];
  });
};

/** Words that connect others and name nothing. */
const small = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with', 'your']);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu) ?? []).filter((word) => !small.has(word)).map(stem);
