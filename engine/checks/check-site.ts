import type { Problem } from '../model/problem.ts';
import type { SiteModel } from '../site/site-model.ts';
import { configuredLinks, linkNames } from './link-names.ts';
import { jobs } from './jobs.ts';
import { linksAndAnchors } from './links-and-anchors.ts';
import { placeholderPlaces } from './placeholder-places.ts';
import { questionAnchors } from './question-anchors.ts';
import { redirectTargets } from './redirect-targets.ts';
import type { PageFindings, SiteCheck } from './site-check.ts';

const checks: readonly SiteCheck[] = [
  linksAndAnchors,
  configuredLinks,
  linkNames,
  redirectTargets,
  jobs,
  placeholderPlaces,
  questionAnchors,
];

/** Problems that only show when all pages are known. */
export function checkSite(model: SiteModel, results: ReadonlyMap<string, PageFindings>): Problem[] {
  return checks.flatMap((check) => check(model, results));
}
