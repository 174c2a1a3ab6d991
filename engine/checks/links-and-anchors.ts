import { nearest } from '../model/nearest.ts';
import type { Problem } from '../model/problem.ts';
import { resolveLink } from '../site/links.ts';
import type { SiteCheck } from './site-check.ts';

/** Every link leads to a page that exists, and every anchor to an element on it. */
export const linksAndAnchors: SiteCheck = (model, results) => {
  const problems: Problem[] = [];
  const paths = [...model.pages.keys()];
  for (const [path, { links }] of results) {
    const page = model.pages.get(path);
    if (!page) continue;
    for (const { href, file, line } of links) {
      const link = resolveLink(href, page.source, model);
      const at = { file, ...(line ? { line } : {}), severity: model.strict ? 'error' : 'warning' } as const;
      if (link.kind === 'broken') {
        const guess = nearest(link.path, paths);
        problems.push({
          check: 'links',
          ...at,
          message: `The link ${href} leads nowhere: there is no page ${link.path}.`,
          ...(guess ? { hint: `Did you mean ${guess}?` } : {}),
        });
      }
      if (link.kind === 'page' && link.hash && results.has(link.path)) {
        const anchors = results.get(link.path)?.anchors ?? [];
        const id = decodeURIComponent(link.hash);
        if (anchors.includes(id)) continue;
        const guess = nearest(id, anchors);
        problems.push({
          check: 'anchors',
          ...at,
          message: `The link ${href} leads to ${link.path}, where no element has the id \`${id}\`.`,
          ...(guess ? { hint: `Did you mean #${guess}?` } : {}),
        });
      }
    }
  }
  return problems;
};
