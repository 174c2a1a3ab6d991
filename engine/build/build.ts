import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { checkSite } from '../checks/check-site.ts';
import { gitHistory } from '../site/git-history.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Problem } from '../model/problem.ts';
import { authorName } from '../model/site-config.ts';
import { toSiteInfo, type SiteInfo } from '../model/site-info.ts';
import { videoOrigins } from '../components/video/video-origins.ts';
import { buildPages } from './build-pages.ts';
import { bundleClient, engineRoot, hashFolders, type Bundle } from './bundle-client.ts';
import { outputFolder } from './output-folder.ts';
import { pageFrame, type PageFrame } from '../output/page-data.ts';
import type { BuildContext, PageResult } from './page-job.ts';
import {
  pageKey,
  readCode,
  readMemory,
  reusePage,
  siteKey,
  stampOf,
  writeCode,
  writeMemory,
  type BuildMemory,
} from './previous-build.ts';
import { readSite, type SiteSource } from '../site/read-site.ts';
import type { Shell } from '../output/render-document.ts';
import { Reporter } from './report.ts';
import { writeSiteFiles } from '../output/site-files.ts';
import { eachSheet } from '../model/style-sheet.ts';

export type BuildOptions = SiteSource & {
  /** Output folder. Default: `dist`. */
  readonly out?: string | undefined;
  /** Reuse what earlier builds left in `.cache/`. Default: true. */
  readonly cache?: boolean | undefined;
};
export type BuildResult = { readonly problems: readonly Problem[]; readonly pages: number };
type PlannedPage = { readonly path: string; readonly frame: PageFrame; readonly key: string };

/** Above this many pages, compression is tuned for time instead of the last percent of size. */
const manyPages = 500;

/**
 * Builds the site: reads, bundles, draws what has changed, writes beside the old output and swaps.
 * Broken content gives problems and a site; a broken configuration throws a ConfigError and leaves the old output alone.
 */
export async function build(options: BuildOptions, report: Reporter = new Reporter()): Promise<BuildResult> {
  const root = resolve(options.root);
  const out = resolve(root, options.out ?? 'dist');
  const cacheDir = options.cache === false ? undefined : join(root, '.cache');

  const { model, problems } = await readSite(options, report);
  const site = toSiteInfo(model.config.site);
  const bundle = await report.step(
    'client and styles',
    () => bundleClient(site, root, model.config.site.components, cacheDir),
    ({ files }) => Object.keys(files).length,
  );
  const history = await report.step(
    'git history',
    () => gitHistory(model.contentDir, authorName(model.config.site)),
    ({ updated }) => updated.size,
  );
  if (history.missing) report.note(history.missing);

  const target = await outputFolder(out);
  try {
    const [code, memory, engine] = await Promise.all([
      readCode(cacheDir),
      readMemory(cacheDir, out),
      Promise.all([hashFolders(engineRoot, ['engine']), hashFolders(root, ['components', 'data'])]),
    ]);
    const texts = [...model.pages.values()]
      .map(({ source }) => source.text)
      .concat([...model.snippets.values()].map(({ text }) => text));
    const shell = shellOf(site, bundle, videoOrigins(texts));
    const context: BuildContext = {
      model,
      shell,
      components: model.config.components,
      out: target.path,
      brotliQuality: model.pages.size > manyPages ? 5 : 9,
    };
    const siteHash = siteKey(model, engine.join(''), [shell, context.brotliQuality]);
    const plan = [...model.pages.values()].map((page): PlannedPage => {
      const frame = pageFrame(page, model, history.updated.get(page.source.file), bundle.build);
      return { path: frame.path, frame, key: pageKey(siteHash, model, frame) };
    });
    const knownCode = code.size;
    const results = reuseUnchanged(plan, memory, out, target.path);
    const todo = plan.filter(({ path }) => !results.has(path));
    const built = await report.step(
      'pages built',
      (progress) =>
        buildPages(
          todo.map(({ path, frame }) => ({ path, frame, text: model.pages.get(path)?.source.text ?? '' })),
          context,
          code,
          (done) => progress(done, todo.length),
        ),
      ({ size }) => `${size} (${results.size} unchanged)`,
    );
    for (const [path, result] of built) results.set(path, result);
    problems.push(
      ...[...results.values()].flatMap((result) => result.problems),
      ...(await report.step('checks', () => checkSite(model, results))),
    );
    await report.step('site files', () =>
      writeSiteFiles({
        model,
        shell,
        bundle,
        frames: plan.map(({ frame }) => frame),
        results,
        brotliQuality: context.brotliQuality,
        previous: out,
        out: target.path,
      }),
    );
    await report.step(
      'other files',
      () => copyAssets(model, target.path),
      () => model.assets.length,
    );
    const stamp = await stampOf(target.path);
    await target.swap();
    if (cacheDir) {
      await writeMemory(
        cacheDir,
        out,
        stamp,
        new Map(plan.map(({ path, key }) => [path, { key, result: results.get(path) as PageResult }])),
        memory,
      );
      if (code.size > knownCode) await writeCode(cacheDir, code);
    }
    report.finish(problems, {
      pages: plan.length,
      waiting: [...results.values()].flatMap(({ waiting }) => waiting),
      planned: model.planned.size,
      out: relative(root, out),
    });
    return { problems, pages: plan.length };
  } catch (error) {
    await target.discard();
    throw error;
  }
}

function shellOf(site: SiteInfo, { boot, contentScript, styles }: Bundle, videos: NonNullable<Shell['videos']>): Shell {
  const address = (file: string): string => site.base + file;
  return { site, boot, contentScript, styles: eachSheet((sheet) => address(styles[sheet])), videos };
}

/** Takes over every page whose key is the one of the last build. */
function reuseUnchanged(
  plan: readonly PlannedPage[],
  memory: BuildMemory,
  from: string,
  to: string,
): Map<string, PageResult> {
  const results = new Map<string, PageResult>();
  for (const { path, key } of plan) {
    const before = memory.get(path);
    if (before?.key === key && reusePage(path, from, to)) results.set(path, before.result);
  }
  return results;
}

async function copyAssets({ assets, contentDir }: SiteModel, to: string): Promise<void> {
  for (const asset of assets) {
    await mkdir(dirname(join(to, asset)), { recursive: true });
    await copyFile(join(contentDir, asset), join(to, asset));
  }
}
