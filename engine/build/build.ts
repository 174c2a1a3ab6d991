import { join, relative, resolve } from 'node:path';
import { checkSite } from '../checks/check-site.ts';
import type { Problem } from '../model/problem.ts';
import { hashOf } from '../site/discover.ts';
import type { SiteSource } from '../site/read-site.ts';
import { CommandError } from '../model/command-error.ts';
import { BuiltMemory } from './built-memory.ts';
import { bundleClient } from './client-bundle.ts';
import { contentTools } from './content-tools.ts';
import { OutputWriter } from './output-writer.ts';
import { stampOf } from './memory.ts';
import { clearLeftovers, ensureReplaceable, outputFolder } from './output-folder.ts';
import { Reporter } from './report.ts';
import { readSiteCode } from './site-code.ts';
import { Site } from './site.ts';
import { writePages } from './write-pages.ts';
import { writeClient, writeSiteFiles } from './write-site-files.ts';

/** Which site to build, and how. */
export type BuildOptions = SiteSource & {
  /** Output folder. Default: `dist`. */
  readonly out?: string | undefined;
  /** Reuse what earlier builds left in `.cache/`. Default: true. */
  readonly cache?: boolean | undefined;
};
/** How many times a build starts before it gives up because something else keeps changing the last output. */
const mostAttempts = 5;

/** Everything that is wrong with the site, and how many pages it has. */
export type BuildResult = { readonly problems: readonly Problem[]; readonly pages: number };

/**
 * Builds the site: every output of every page, reusing what has the same key. The files are written beside the old output, which they
 * then replace. Broken content is reported and doesn't stop the build. The writing rules run only in `check`.
 * @throws ConfigError for a configuration that can't be used; the old output stays
 * @throws CommandError for a mistake in the site's code or styles, and for an output folder that can't be written, that has other files
 * than those of a build, or that something else keeps changing
 */
export async function build(options: BuildOptions, report: Reporter = new Reporter()): Promise<BuildResult> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const result = await buildOnce(options, report);
    if (result) return result;
    report.note(`Something else has changed ${options.out ?? 'dist'}/ in the meantime, so the build starts over.`);
  }
  throw new CommandError(
    `Something keeps writing to ${options.out ?? 'dist'}/, so its files can't be reused.`,
    'Run one build at a time, and make sure that nothing else writes there.',
  );
}

/** Builds once. Undefined, with nothing changed, when something else changes the last output (whose files are linked) in the meantime. */
async function buildOnce(options: BuildOptions, report: Reporter): Promise<BuildResult | undefined> {
  const root = resolve(options.root);
  const out = resolve(root, options.out ?? 'dist');
  const cacheDir = options.cache === false ? undefined : join(root, '.cache');
  ensureReplaceable(out);
  await clearLeftovers(out);
  const previous = stampOf(out);
  const memory = new BuiltMemory(out, cacheDir && join(cacheDir, `output-${hashOf(out)}`));
  const tools = contentTools(cacheDir);
  const code = readSiteCode(root);

  const site = await report.step(
    'files read',
    () =>
      Site.open({
        ...options,
        code,
        memory,
        tools,
        client: (info, config) => bundleClient(info, config, code.own, cacheDir),
      }),
    ({ model }) => model.pages.size,
  );
  const target = await outputFolder(out);
  const output = new OutputWriter(target.path, out);
  try {
    const [clientFiles, pages] = await Promise.all([
      writeClient(site, output),
      report.step(
        'pages',
        (progress) => writePages(site, memory.pages, output, progress),
        ({ written, pages: { size } }) => `${written} (${size - written} unchanged)`,
      ),
    ]);
    const findings = new Map([...pages.pages].map(([path, page]) => [path, page.findings]));
    const files = await report.step(
      'other files',
      () => writeSiteFiles(site, output, memory.texts),
      ({ count }) => count + clientFiles,
    );
    const problems = [
      ...site.problems,
      ...files.problems,
      ...[...findings.values()].flatMap((result) => result.problems),
      ...(await report.step('links', () => checkSite(site.model, findings))),
    ];
    const complete = await report.step('compression', () => output.finish());
    if (!complete || stampOf(out) !== previous) return undefined;
    const lost = await whyNotKept(async () => {
      memory.write(target.path, pages.pages, files.texts);
      await tools.save();
    });
    await target.swap();
    if (lost !== undefined)
      report.note(`The next build starts from scratch, because .cache/ cannot be written: ${lost}.`);
    const { missing } = await site.history();
    if (missing) report.note(missing);
    report.finish(problems, {
      pages: findings.size,
      waiting: [...findings.values()].flatMap(({ waiting }) => waiting),
      planned: site.model.planned.size,
      out: relative(root, out),
    });
    return { problems, pages: findings.size };
  } finally {
    // After a failure, pages may still be in progress. A closed output refuses them, so the folder stays removed.
    await Promise.all([output.close(), tools.close()]);
    await target.discard();
  }
}

/**
 * Saves to the cache. A site can be built without it.
 * @returns why saving failed; undefined when it succeeded
 */
async function whyNotKept(keep: () => Promise<void>): Promise<string | undefined> {
  try {
    await keep();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
