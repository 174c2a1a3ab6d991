import type { Problem } from '../model/problem.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { OutputWriter } from './output-writer.ts';
import { planFiles } from './site-files.ts';
import type { Site } from './site.ts';

/**
 * Puts everything into the output that is no page's: the client, the search, what `siteFiles` lists, pictures and downloads.
 * @returns how many files, and what is wrong with their names
 */
export async function writeSiteFiles(
  site: Site,
  output: OutputWriter,
): Promise<{ readonly count: number; readonly problems: readonly Problem[] }> {
  const { files, problems } = await planFiles(site);
  const client = (await site.client()) as ClientBundle;
  let count = 0;
  for (const [name, text] of [...Object.entries(client.files), ...Object.entries(await site.searchFiles())]) {
    await output.write(name, text);
    count++;
  }
  for (const [name, file] of files) {
    if (file.kind === 'page') continue;
    if (file.kind === 'copy') await output.copy(name, file.from);
    else await output.write(name, file.text());
    count++;
  }
  return { count, problems };
}
