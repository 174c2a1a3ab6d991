import type { ProjectRule } from '../engine/checks/rules.ts';
import { errorAt } from '../engine/model/problem.ts';
import { stem } from '../engine/search/stem.ts';

/** A page has one name: its label, shown in sidebar, breadcrumbs and pager, consists of words from the title. */
export const pageNames: ProjectRule = (model) => {
  return [...model.pages.values()].flatMap(({ displayFile, meta: { title, label } }) => {
    if (label === undefined) return [];
    const wordsOfTitle = new Set(wordsOf(title));
    const unfamiliar = wordsOf(label).filter((word) => !wordsOfTitle.has(word));
    if (!unfamiliar.length) return [];
    return [
      errorAt(
        'page-names',
        { file: displayFile, line: 1 },
        `The label “${label}” does not match the title “${title}”.`,
        'Use the main words of the title as label, or leave the label out: readers must see that both are the same page.',
      ),
    ];
  });
};

/** Function words, which don't name anything. */
const small = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with', 'your']);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu) ?? []).filter((word) => !small.has(word)).map(stem);

/** No two pages share a title or a description: readers could not tell them apart in search results. */
export const duplicateTitles: ProjectRule = (model) => {
  const seen = new Map<string, string>();
  const pages = [...model.pages.values()].filter(({ meta }) => meta.type !== 'plain');
  return pages.flatMap(({ displayFile, meta, source }) =>
    // The writer can't change what an API description repeats.
    (source.generated ? (['title'] as const) : (['title', 'description'] as const)).flatMap((key) => {
      const value = meta[key].toLowerCase();
      const other = seen.get(`${key} ${value}`);
      seen.set(`${key} ${value}`, displayFile);
      return other && value
        ? [
            errorAt(
              'duplicate-titles',
              { file: displayFile, line: 1 },
              `The ${key} “${meta[key]}” is also on ${other}.`,
              'Say what sets this page apart from the other.',
            ),
          ]
        : [];
    }),
  );
};
