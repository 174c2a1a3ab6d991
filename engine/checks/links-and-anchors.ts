import { nearest } from '../model/nearest.ts';
import type { Problem } from '../model/problem.ts';
import { resolveLink } from '../site/links.ts';
import type { SiteCheck } from './site-check.ts';

/** Every link leads to an existing page, and every anchor to an element on it. */
export const linksAndAnchors: SiteCheck = (model, results) => {
  const problems: Problem[] = [];
  const nearestPage = remembering((path) => nearest(path, [...model.pages.keys()]));
  const anchorsOf = remembering((path) => new Set(results.get(path)?.anchors));
  for (const [path, { links }] of results) {
    const page = model.pages.get(path);
    if (!page) continue;
    for (const { href, file, line } of links) {
      const link = resolveLink(href, page.source, model);
      const position = { file, line, severity: 'error' } as const;
      if (link.kind === 'broken') {
        const guess = nearestPage(link.path);
        problems.push({
          check: 'links',
          ...position,
          message: `The link ${href} leads nowhere: there is no page ${link.path}.`,
          ...(guess ? { hint: `Did you mean ${guess}?` } : {}),
        });
      }
      if (link.kind !== 'page' || !link.hash || !results.has(link.path)) continue;
      const anchors = anchorsOf(link.path);
      if (anchors.has(link.hash) || isOfEveryPage(link.hash)) continue;
      const guess = nearest(link.hash, [...anchors]);
      problems.push({
        check: 'anchors',
        ...position,
        message: `The link ${href} leads to ${link.path}, where no element has the id \`${link.hash}\`.`,
        ...(guess ? { hint: `Did you mean #${guess}?` } : {}),
      });
    }
  }
  return problems;
};

/** Fragments that browsers handle themselves: the top of the page, and a search for text in it. */
const isOfEveryPage = (hash: string): boolean => hash === 'top' || hash.startsWith(':~:');

/** Many links lead to the same place, so each result is kept. */
function remembering<T>(find: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, find(key));
    return results.get(key) as T;
  };
}
