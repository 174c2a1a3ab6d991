import { missingThings } from '../../layers/missing-things.ts';
import { errorAt } from '../model/problem.ts';
import { nearest } from '../model/nearest.ts';
import type { SitePage } from '../site/site-pages.ts';
import type { SiteCheck } from './site-check.ts';

/** The sections that `sectionQuestions` names are on the page. */
export const questionAnchors: SiteCheck = ({ pages, config }, results) =>
  // A section about what isn't offered is gone, and its questions with it.
  [...(missingThings(config).isAny ? [] : pages)].flatMap(([path, page]) => {
    const anchors = results.get(path)?.sections.flatMap(({ id }) => id || []);
    if (!anchors) return [];
    const missing = Object.keys(page.meta.sectionQuestions ?? {}).filter((anchor) => !anchors.includes(anchor));
    return missing.map((anchor) => {
      const guess = nearest(anchor, anchors);
      return errorAt(
        'questions',
        { file: page.displayFile, line: lineOf(anchor, page) },
        `\`sectionQuestions\` has questions for \`${anchor}\`: no heading or trouble entry on the page has this anchor.`,
        guess ? `Did you mean \`${guess}\`?` : 'The anchor is what follows the # in the URL of the section.',
      );
    });
  });

function lineOf(anchor: string, { source, bodyLine }: SitePage): number {
  const lines = source.text.split('\n', bodyLine);
  return lines.findIndex((line) => line.trim().replace(/["']/g, '').startsWith(`${anchor}:`)) + 1 || 1;
}
