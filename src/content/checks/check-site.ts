import type { PageResult } from '../../build/page-job.ts';
import type { Problem } from '../../model/problem.ts';
import type { SiteModel } from '../site-model.ts';
import { duplicateTitles } from './duplicate-titles.ts';
import { linksAndAnchors } from './links-and-anchors.ts';
import { redirectTargets } from './redirect-targets.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';

/** Sees the whole site: what each page turned out to hold, by path. */
export type SiteCheck = (model: SiteModel, results: ReadonlyMap<string, PageResult>) => Problem[];

const checks: readonly SiteCheck[] = [linksAndAnchors, duplicateTitles, redirectTargets, repeatedParagraphs];

/** Problems that no single page can know of. */
export function checkSite(model: SiteModel, results: ReadonlyMap<string, PageResult>): Problem[] {
  return checks.flatMap((check) => check(model, results));
}
