import type { CompiledPage } from '../compile/compile.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteModel } from '../site/site-model.ts';

/** What the rest of the site may know about a page. */
export type PageFindings = Omit<CompiledPage, 'body' | 'marks' | 'toc' | 'markdown' | 'terms'>;
/** A rule for the whole site, given the findings of every compiled page by path. */
export type SiteCheck = (model: SiteModel, results: ReadonlyMap<string, PageFindings>) => Problem[];
