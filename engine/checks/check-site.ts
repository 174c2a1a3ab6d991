import type { Problem } from '../model/problem.ts';
import type { CompiledPage } from '../compile/compile.ts';
import type { SiteModel } from '../site/site-model.ts';
import { duplicateTitles } from './duplicate-titles.ts';
import { jobs } from './jobs.ts';
import { linksAndAnchors } from './links-and-anchors.ts';
import { redirectTargets } from './redirect-targets.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';

/** What the rest of the site is told of a page. */
export type PageFindings = Omit<CompiledPage, 'body' | 'toc' | 'markdown'>;
/** Sees the whole site: what each page turned out to hold, by path. */
export type SiteCheck = (model: SiteModel, results: ReadonlyMap<string, PageFindings>) => Problem[];

const checks: readonly SiteCheck[] = [linksAndAnchors, duplicateTitles, redirectTargets, repeatedParagraphs, jobs];

/** Problems that no single page can know of. */
export function checkSite(model: SiteModel, results: ReadonlyMap<string, PageFindings>): Problem[] {
  return checks.flatMap((check) => check(model, results));
}
