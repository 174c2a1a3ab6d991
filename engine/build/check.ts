import { join, resolve } from 'node:path';
import { checkDocuments } from '../checks/documents.ts';
import { checkPage } from '../checks/page/check-page.ts';
import { checkSite } from '../checks/check-site.ts';
import type { Problem } from '../model/problem.ts';
import { hashOf } from '../site/discover.ts';
import type { SiteSource } from '../site/read-site.ts';
import { contentTools } from './content-tools.ts';
import type { Compiled } from './compiled.ts';
import { atOnce, forEach } from './for-each.ts';
import { MemoryStore, type Memory, type RememberedPage } from './memory.ts';
import { Reporter, type OnProgress } from './report.ts';
import { Site } from './site.ts';

/** Checks have no output folder, so all of them share one record. */
const stamp = 'pages';

/**
 * Finds everything that is wrong with the pages, including violations of the writing rules. Writes only to the cache.
 * @throws ConfigError when the configuration can't be used
 */
export async function check(source: SiteSource, report: Reporter = new Reporter()): Promise<readonly Problem[]> {
  const cacheDir = join(resolve(source.root), '.cache');
  const store = new MemoryStore(join(cacheDir, `check-${hashOf(source.content ?? '')}`));
  const before = store.read(stamp);
  const tools = contentTools(cacheDir);
  const remembered = (path: string): Compiled | undefined => {
    const page = before.get(path);
    return page && { ...page, content: () => Promise.reject(new Error('A check does not make documents.')) };
  };
  const site = await report.step(
    'files read',
    () =>
      Site.open({
        ...source,
        tools: { ...tools, checkPage },
        memory: { get: remembered },
      }),
    ({ model }) => model.pages.size,
  );
  const pages = await report.step('pages', (progress) => compilePages(site, progress));
  const findings = new Map([...pages].map(([path, page]) => [path, page.findings]));
  const problems = [
    ...site.problems,
    ...[...findings.values()].flatMap((result) => result.problems),
    ...(await report.step('links and wording', async () => [
      ...checkSite(site.model, findings),
      ...(source.content === undefined ? await checkDocuments(site.root, site.model.config.vocabulary) : []),
    ])),
  ];
  store.write(stamp, pages, stamp, before);
  await tools.save();
  await tools.close();
  report.finish(problems, {
    pages: pages.size,
    waiting: [...findings.values()].flatMap(({ waiting }) => waiting),
    planned: site.model.planned.size,
    out: undefined,
  });
  return problems;
}

/** Every page's findings, in site order. */
async function compilePages(site: Site, progress: OnProgress): Promise<Memory> {
  const paths = [...site.model.pages.keys()];
  const compiled = new Map<string, RememberedPage>();
  await forEach(paths, atOnce, async (path) => {
    const { reads, key, findings } = await site.compile(path);
    compiled.set(path, { reads, key, findings });
    progress(compiled.size, paths.length);
  });
  return new Map(paths.map((path) => [path, compiled.get(path) as RememberedPage]));
}
