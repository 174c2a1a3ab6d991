import { resolve, join } from 'node:path';
import { checkSite } from '../checks/check-site.ts';
import type { PageFindings } from '../checks/site-check.ts';
import { checkPage } from '../checks/page/check-page.ts';
import { compilePage } from '../compile/compile.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import type { Problem } from '../model/problem.ts';
import { readCode, writeCode } from './previous-build.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { readSite, type SiteSource } from '../site/read-site.ts';
import { Reporter } from './report.ts';

/** Looks for everything that is wrong with the pages, and writes nothing. */
export async function check(source: SiteSource, report: Reporter = new Reporter()): Promise<readonly Problem[]> {
  const { model, problems } = await readSite(source, report);
  const cacheDir = join(resolve(source.root), '.cache');
  const code = await readCode(cacheDir);
  const highlighter = new CodeHighlighter(code);
  const registry = await loadRegistry(model.config.components);
  const results = new Map<string, PageFindings>();
  await report.step('pages compiled', async (progress) => {
    for (const [path, page] of model.pages) {
      results.set(path, await compilePage(page, model, { highlighter, registry, checkPage }));
      progress(results.size, model.pages.size);
    }
  });
  problems.push(...[...results.values()].flatMap((result) => result.problems), ...checkSite(model, results));
  if (highlighter.fresh.size) await writeCode(cacheDir, new Map([...code, ...highlighter.fresh]));
  report.finish(problems, {
    pages: model.pages.size,
    waiting: [...results.values()].flatMap((result) => result.waiting),
    planned: model.planned.size,
    out: undefined,
  });
  return problems;
}
