import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { folderOf } from '../output/render-document.ts';
import { ConfigError } from '../site/config-error.ts';
import { unreadableHint } from '../site/discover.ts';
import type { Memo } from '../site/publisher.ts';
import { leftOut, writtenIn } from '../site/site-model.ts';
import { assetsFolder } from '../output/headers.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { OutputWriter } from './output-writer.ts';
import { planFiles } from './plan-files.ts';
import type { OnProgress } from './report.ts';
import type { Findings, Site } from './site.ts';

/**
 * Puts the client into the output. Its files take longest to compress, so they go first, while pages are made.
 * @returns how many files were written
 */
export async function writeClient(site: Site, output: OutputWriter): Promise<number> {
  const files = Object.entries(((await site.client()) as ClientBundle).files);
  for (const [name, text] of files) await output.write(name, text);
  return files.length;
}

/** The part of an output that a language has for itself. Hashed files, such as those of the search, are with those of the other languages. */
const partOf = (site: Site, output: OutputWriter): Pick<OutputWriter, 'write' | 'copy'> => {
  const nameOf = (file: string): string => (file.startsWith(`${assetsFolder}/`) ? file : site.folder + file);
  return {
    write: (file, text) => output.write(nameOf(file), text),
    copy: (file, from) => output.copy(nameOf(file), from),
  };
};

/**
 * Puts every page's files into the output.
 * @returns findings of every page, in site order
 */
export async function writePages(
  site: Site,
  output: OutputWriter,
  progress: OnProgress,
): Promise<ReadonlyMap<string, Findings>> {
  const part = partOf(site, output);
  return site.eachPage(async (path) => {
    const compiled = await site.compile(path);
    for (const [name, text] of Object.entries(await site.outputs(path, compiled))) await part.write(name, text);
    return compiled.findings;
  }, progress);
}

/**
 * Puts everything into the output that belongs neither to a page nor to the client: the search, what `siteFiles` lists, images and
 * downloads.
 * @returns how many files were written, and their problems
 */
export async function writeSiteFiles(
  site: Site,
  output: OutputWriter,
  findings: ReadonlyMap<string, Findings>,
  languages: readonly Site[] = [],
): Promise<{ readonly count: number; readonly problems: readonly Problem[] }> {
  const plan = await planFiles(
    site,
    [...findings.values()].map(({ needs }) => needs),
    languages,
  );
  const part = partOf(site, output);
  const problems = [...plan.problems];
  let count = 0;
  for (const [name, text] of await site.searchFiles(findings)) {
    await part.write(name, text);
    count++;
  }
  for (const [name, file] of plan.files) {
    if (file.kind === 'page') continue;
    count++;
    if (file.kind === 'text') await part.write(name, file.text());
    else {
      const why = part.copy(name, file.from);
      if (why !== undefined)
        problems.push(leftOut({ file: file.shown, why: `it cannot be read (${why})`, hint: unreadableHint }));
    }
  }
  return { count, problems };
}

/**
 * Puts the files of the project's publisher into the output, in which all pages are: those about a language's own pages.
 * @param folder the output folder
 * @returns how many files were written, and what the publisher says about them
 * @param memo what keeps results
 * @throws ConfigError when the publisher fails
 */
export async function writePublished(
  site: Site,
  output: OutputWriter,
  folder: string,
  memo: Memo,
): Promise<{ readonly count: number; readonly notes: readonly string[] }> {
  const { sidebars, config } = site.model;
  const part = partOf(site, output);
  if (!config.publisher) return { count: 0, notes: [] };
  const published = {
    root: site.root,
    site: config.site,
    sidebars,
    folder,
    memo,
    pages: await Promise.all(
      writtenIn(site.model).map(async ({ source: { path, generated }, displayFile }) => ({
        ...(await site.frame(path)),
        ...(generated ? {} : { file: displayFile }),
      })),
    ),
    markdown: (path: string) => readFile(join(folder, site.folder, folderOf(path), 'index.md'), 'utf8'),
  };
  const { files, notes = [] } = await config.publisher.files(published).catch((error: Error) => {
    throw new ConfigError('config/publisher.ts', `its files cannot be made: ${error.message}`);
  });
  for (const [name, file] of files) await part.write(name, file);
  return { count: files.size, notes };
}
