import { errorAt } from '../model/problem.ts';
import type { SiteCheck } from './site-check.ts';

/** No two pages share a title or a description: readers could not tell them apart in search results. */
export const duplicateTitles: SiteCheck = (model) => {
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
