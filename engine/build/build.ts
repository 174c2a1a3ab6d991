import { join, relative, resolve } from 'node:path';
import { checkSite } from '../checks/check-site.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteSource } from '../site/read-site.ts';
import { engineBundle } from './bundle-engine.mjs';
import { clearLeftovers, ensureReplaceable, outputFolder } from './output-folder.ts';
import { OutputWriter } from './output-writer.ts';
import { Reporter } from './report.ts';
import { Site } from './site.ts';
import { trimStore } from './store.ts';
import { ownFiles } from './virtual-modules.ts';
import { WorkThread } from './work-thread.ts';
import { writeClient, writePages, writePublished, writeSiteFiles } from './write-site.ts';

export type BuildOptions = SiteSource & {
  /** Output folder. Default: `dist`. */
  readonly out?: string | undefined;
  /** Reuse what earlier builds have kept in `.cache/`: highlighted code, drawings, compressed files, the client. Default: true. */
  readonly cache?: boolean | undefined;
};

/** Everything that is wrong with the site, and how many pages it has. */
export type BuildResult = { readonly problems: readonly Problem[]; readonly pages: number };

/**
 * Builds the site: every output of every page, into a new folder, which then replaces the old output. Broken content is reported and
 * doesn't stop the build. The writing rules run only in `check`.
 * @throws ConfigError for a configuration that can't be used; the old output stays
 * @throws CommandError for a mistake in the site's code or styles, and for an output folder that can't be written or replaced
 */
export async function build(options: BuildOptions, report: Reporter = new Reporter()): Promise<BuildResult> {
  const root = resolve(options.root);
  const out = resolve(root, options.out ?? 'dist');
  ensureReplaceable(out, root, [resolve(root, options.content ?? 'content'), join(root, 'public')]);
  await clearLeftovers(out);
  const store = options.cache === false ? undefined : join(root, '.cache/objects');
  const engine = await engineBundle();
  const [making, writing] = [new WorkThread(engine, store), new WorkThread(engine, store)];
  const site = await report.step(
    'files read',
    () =>
      Site.open({
        ...options,
        tools: making.tools,
        client: (info, config) => {
          const { placeholders, synonyms } = config;
          return writing.ask('client-bundle', { site: info, own: ownFiles(config), placeholders, synonyms });
        },
      }),
    ({ model }) => model.pages.size,
  );
  const target = await outputFolder(out);
  const output = new OutputWriter(target.path, writing);
  try {
    const [clientFiles, findings] = await Promise.all([
      writeClient(site, output),
      report.step(
        'pages',
        (progress) => writePages(site, output, progress),
        ({ size }) => size,
      ),
    ]);
    const files = await report.step(
      'other files',
      () => writeSiteFiles(site, output, findings),
      ({ count }) => count + clientFiles,
    );
    const problems = [
      ...site.problems,
      ...files.problems,
      ...[...findings.values()].flatMap((result) => result.problems),
      ...(await report.step('links', () => checkSite(site.model, findings))),
    ];
    await report.step('compression', () => output.finish());
    const { notes } = await report.step(
      'published files',
      () => writePublished(site, output, target.path),
      ({ count }) => count,
    );
    await output.finish();
    await target.swap();
    if (store) trimStore(store);
    const notKept = making.notKept ?? writing.notKept;
    if (notKept !== undefined)
      report.note(`The next build starts from scratch, because .cache/ cannot be written: ${notKept}.`);
    const { missing } = await site.history();
    for (const note of [...(missing ? [missing] : []), ...notes]) report.note(note);
    report.finish(problems, {
      pages: findings.size,
      waiting: [...findings.values()].flatMap(({ waiting }) => waiting),
      planned: site.model.planned.size,
      out: relative(root, out),
    });
    return { problems, pages: findings.size };
  } finally {
    // After a failure, pages may still be in progress. A closed output refuses them, so the folder stays removed.
    await Promise.all([output.close(), making.close()]);
    target.discard();
  }
}
