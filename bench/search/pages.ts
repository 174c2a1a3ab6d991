import { join } from 'node:path';
import { searchPages } from '../../engine/output/search-files.ts';
import { pageFrame } from '../../engine/output/page-data.ts';
import { readCode } from '../../engine/build/previous-build.ts';
import { loadRegistry } from '../../engine/site/load-registry.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { Reporter } from '../../engine/build/report.ts';
import { compilePage, type CompiledPage } from '../../engine/compile/compile.ts';
import { CodeHighlighter } from '../../engine/compile/highlight.ts';
import type { SearchPage } from '../../engine/search/make-search-files.ts';

/** The project's pages as the search gets them, compiled as the build does. */
export async function projectPages(
  root: string,
): Promise<{ pages: SearchPage[]; tokens: Record<string, string | undefined> }> {
  const { model } = await readSite({ root }, new Reporter({ write: () => true }));
  const tools = {
    highlighter: new CodeHighlighter(await readCode(join(root, '.cache'))),
    registry: await loadRegistry(model.config.components),
    checkPage: () => Promise.resolve([]),
  };
  const results = new Map<string, CompiledPage>();
  for (const [path, page] of model.pages) results.set(path, await compilePage(page, model, tools));
  const frames = [...model.pages.values()].map((page) => pageFrame(page, model, undefined, ''));
  return { pages: searchPages({ frames, results, model }), tokens: model.config.tokens };
}
