import type { Problem } from '../model/problem.ts';
import { unreadableHint } from '../site/discover.ts';
import { leftOut } from '../site/site-model.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { OutputWriter } from './output-writer.ts';
import { planFiles, type TextsKey } from './plan-files.ts';
import type { Site } from './site.ts';

/**
 * Puts the client into the output. Its files take longest to compress, so they go first, while pages are made.
 * @returns how many files were written
 */
export async function writeClient(site: Site, output: OutputWriter): Promise<number> {
  const files = Object.entries(((await site.client()) as ClientBundle).files);
  for (const [name, text] of files) await output.write(name, text);
  return files.length;
}

/**
 * Puts everything into the output that belongs neither to a page nor to the client: the search, what `siteFiles` lists, images and
 * downloads.
 * @param before what the texts of the last output were made from; if nothing changed, they are linked
 * @returns how many files were written, their problems, and what the texts were made from
 */
export async function writeSiteFiles(
  site: Site,
  output: OutputWriter,
  before: TextsKey | undefined,
): Promise<{ readonly count: number; readonly problems: readonly Problem[]; readonly texts: TextsKey }> {
  const needs = await Promise.all(
    [...site.model.pages.keys()].map(async (path) => (await site.compile(path)).findings.needs),
  );
  const { files, problems: taken, textsKey } = await planFiles(site, needs);
  const problems = [...taken];
  const isSame = before !== undefined && textsKey(before.reads).key === before.key;
  let count = 0;
  for (const [name, text] of Object.entries(await site.searchFiles())) {
    await output.write(name, text);
    count++;
  }
  for (const [name, file] of files) {
    if (file.kind === 'page') continue;
    if (file.kind === 'copy') {
      const why = output.copy(name, file.from);
      if (why !== undefined)
        problems.push(leftOut({ file: file.shown, why: `it cannot be read (${why})`, hint: unreadableHint }));
    } else if (!isSame || !output.link([name])) await output.write(name, file.text());
    count++;
  }
  return { count, problems, texts: isSame ? before : textsKey() };
}
