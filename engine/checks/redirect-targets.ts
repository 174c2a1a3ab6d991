import type { SiteCheck } from './site-check.ts';

/** A redirect leads to a page, and never away from one. */
export const redirectTargets: SiteCheck = (model) =>
  [...model.redirects].flatMap(([from, to]) => {
    const problem = (message: string, hint: string) => [
      { check: 'redirects', severity: 'error', file: 'config/redirects.json', message, hint } as const,
    ];
    if (model.pages.has(from))
      return problem(`${from} is redirected, but there is a page at that address.`, 'Remove the redirect or the page.');
    const target = to.replace(/#.*$/, '');
    if (!model.pages.has(target) && !model.planned.has(target) && !model.redirects.has(target))
      return problem(`${from} is redirected to ${to}, where no page is.`, 'Correct the target.');
    return [];
  });
