import { join } from 'node:path';
import { searchPages } from '../../src/build/steps/search-files.ts';
import { pageFrame } from '../../src/build/page-data.ts';
import { readCode } from '../../src/build/previous-build.ts';
import { readSite } from '../../src/build/read-site.ts';
import { Reporter } from '../../src/build/report.ts';
import { compilePage, type CompiledPage } from '../../src/content/compile.ts';
import { CodeHighlighter } from '../../src/content/highlight.ts';
import type { SearchPage } from '../../src/search/make-search-files.ts';

/** The project's pages as the search gets them, compiled as the build does. */
export async function projectPages(root: string): Promise<{ pages: SearchPage[]; tokens: Record<string, string | undefined> }> {
  const { model } = await readSite({ root }, new Reporter({ write: () => true }));
  const highlighter = new CodeHighlighter(await readCode(join(root, '.cache')));
  const results = new Map<string, CompiledPage>();
  for (const [path, page] of model.pages) results.set(path, await compilePage(page, model, highlighter));
  const frames = [...model.pages.values()].map((page) => pageFrame(page, model, undefined, ''));
  return { pages: searchPages({ frames, results, model }), tokens: model.config.tokens };
}
