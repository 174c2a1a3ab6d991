import { join, relative, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { checkSite } from '../checks/check-site.ts';
import type { Problem } from '../model/problem.ts';
import { localeOf } from '../model/site-info.ts';
import { searchTextsOf } from '../model/strings.ts';
import type { Memo } from '../site/publisher.ts';
import type { SiteSource } from '../site/read-site.ts';
import { fontInput } from '../../fonts/fonts.ts';
import { engineBundle } from './bundle-engine.mjs';
import type { ClientBundle } from './client-bundle.ts';
import { clearLeftovers, ensureReplaceable, outputFolder } from './output-folder.ts';
import { OutputWriter } from './output-writer.ts';
import { Reporter } from './report.ts';
import { Site, type Findings } from './site.ts';
import { Store, trimStore } from './store.ts';
import { ownFiles } from './virtual-modules.ts';
import { WorkThread } from './work-thread.ts';
import { writeClient, writePages, writePublished, writeSiteFiles } from './write-site.ts';

export type BuildOptions = SiteSource & {
  /** Output folder. Default: `dist`. */
  readonly out?: string | undefined;
  /** Reuse what earlier builds have kept in `.cache/`: highlighted code, drawings, compressed files, the client. Default: true. */
  readonly cache?: boolean | undefined;
};

/** What is wrong with a site, its pages, and what only shows when all pages are known. */
export const problemsOf = (site: Site, findings: ReadonlyMap<string, Findings>): Problem[] => [
  ...site.problems,
  ...[...findings.values()].flatMap(({ problems }) => problems),
  ...checkSite(site.model, findings),
];

/** The problems of a language's own files: what is wrong with the others has been said already. */
export const ofLanguage = ({ model, info }: Site, problems: readonly Problem[]): Problem[] => {
  const layers = model.layers.filter(({ lang }) => lang === info.locale.code);
  return problems.filter(({ file }) => layers.some(({ displayFolder }) => file.startsWith(`${displayFolder}/`)));
};

/** From this number of pages on, a build saves memory, which costs processor time. */
const manyPages = 1000;

function saveMemory(): void {
  // On a machine with much memory, V8 lets a heap grow to four times what is in use.
  setFlagsFromString('--heap-growing-percent=100');
  // The bundler's allocator keeps what it had for each bundle, unless it takes memory from the system as it needs it.
  process.env['MIMALLOC_DISALLOW_ARENA_ALLOC'] ??= '1';
}

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
          const searchTexts = searchTextsOf(localeOf(config.site));
          const projectFiles = ownFiles(config);
          const fonts = fontInput(root, config.overlay, config.site.fonts);
          return writing.ask('client-bundle', { site: info, projectFiles, placeholders, synonyms, searchTexts, fonts });
        },
      }),
    ({ model }) => model.pages.size,
  );
  const { overlay, components } = site.model.config;
  const sources = [options.content ?? 'content', 'config', 'locales', 'public', 'samples', ...components];
  ensureReplaceable(out, root, overlay === undefined ? sources : [...sources, overlay]);
  const results = store === undefined ? undefined : new Store(store);
  const memo: Memo = (module, input, compute) =>
    results && engine.code[module] ? results.memo(engine.code[module], input, compute) : compute();
  if (site.model.pages.size >= manyPages) saveMemory();
  const languages = await site.languages();
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
      () => writeSiteFiles(site, output, findings, languages),
      ({ count }) => count + clientFiles,
    );
    const translated: Problem[] = [];
    for (const language of languages) {
      const { label } = language.info.locale;
      const pages = await report.step(
        label,
        (progress) => writePages(language, output, progress),
        ({ size }) => size,
      );
      const { problems } = await writeSiteFiles(language, output, pages);
      translated.push(...ofLanguage(language, [...problems, ...problemsOf(language, pages)]));
    }
    const problems = [
      ...files.problems,
      ...(await report.step('links', () => problemsOf(site, findings))),
      ...translated,
    ];
    await report.step('compression', () => output.finish());
    const { notes } = await report.step(
      'published files',
      async () => {
        const parts = await Promise.all(
          [site, ...languages].map((one) => writePublished(one, output, target.path, memo)),
        );
        return {
          count: parts.reduce((sum, { count }) => sum + count, 0),
          notes: new Set(parts.flatMap((part) => part.notes)),
        };
      },
      ({ count }) => count,
    );
    await output.finish();
    await target.swap();
    if (store) trimStore(store);
    const notKept = making.notKept ?? writing.notKept;
    if (notKept !== undefined)
      report.note(`The next build starts from scratch, because .cache/ cannot be written: ${notKept}.`);
    const { missing } = await site.history();
    const { notes: clientNotes } = (await site.client()) as ClientBundle;
    for (const note of [...(missing ? [missing] : []), ...notes, ...clientNotes]) report.note(note);
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
