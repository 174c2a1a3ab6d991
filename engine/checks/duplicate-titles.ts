import type { SiteCheck } from './site-check.ts';

/** No two pages share a title or a description: a reader could not tell them apart in search. */
export const duplicateTitles: SiteCheck = (model) => {
  if (!model.strict) return [];
  const seen = new Map<string, string>();
  return [...model.pages.values()].flatMap(({ displayFile, meta, source }) =>
    // What a description of an API says twice is not the writer’s to change.
    (source.generated ? (['title'] as const) : (['title', 'description'] as const)).flatMap((key) => {
      const value = meta[key].toLowerCase();
      const other = seen.get(`${key} ${value}`);
      seen.set(`${key} ${value}`, displayFile);
      return other && value
        ? [
            {
              check: 'duplicate-titles',
              severity: 'error',
              file: displayFile,
              line: 1,
              message: `The ${key} “${meta[key]}” is on ${other} too.`,
              hint: 'Say what this page has that the other has not.',
            } as const,
          ]
        : [];
    }),
  );
};
