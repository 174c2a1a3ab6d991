import { redirectFileOf } from '../../layers/redirect-file.ts';
import { errorAt } from '../model/problem.ts';
import type { SiteCheck } from './site-check.ts';

/** A redirect leads to a page and does not start at one. */
export const redirectTargets: SiteCheck = (model) =>
  [...model.redirects].flatMap(([from, to]) => {
    const problem = (message: string, hint: string) => [
      errorAt('redirects', { file: redirectFileOf(model.config, model.layers)(from) }, message, hint),
    ];
    if (model.pages.has(from))
      return problem(`${from} is redirected, but a page has that path.`, 'Remove the redirect or the page.');
    const target = to.replace(/#.*$/, '');
    if (!model.pages.has(target) && !model.planned.has(target) && !model.redirects.has(target))
      return problem(`${from} is redirected to ${to}, but there is no page at that path.`, 'Correct the target.');
    return [];
  });
