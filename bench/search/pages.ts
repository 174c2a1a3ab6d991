import type { Findings } from '../../engine/build/site.ts';
import { Site } from '../../engine/build/site.ts';
import { searchPages } from '../../engine/output/search-files.ts';
import type { SearchPage } from '../../engine/search/make-search-files.ts';

/** The project's pages in the form that the search indexes, compiled as in a build. */
export async function projectPages(
  root: string,
): Promise<{ pages: SearchPage[]; tokens: Record<string, string | undefined>; synonyms: readonly string[] }> {
  const site = await Site.open({ root });
  const results = new Map<string, Findings>();
  const { model } = site;
  for (const path of model.pages.keys()) results.set(path, (await site.compile(path)).findings);
  const { tokens, synonyms } = model.config;
  return { pages: searchPages({ results, model }), tokens, synonyms };
}
