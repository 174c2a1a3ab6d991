import type { CompiledPage } from '../compile/compile.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteModel } from '../site/site-model.ts';

/** What the rest of the site is told of a page. */
export type PageFindings = Omit<CompiledPage, 'body' | 'toc' | 'markdown'>;
/** Sees the whole site: what each page turned out to hold, by path. */
export type SiteCheck = (model: SiteModel, results: ReadonlyMap<string, PageFindings>) => Problem[];
