import { pageFilePaths } from '../output/page-outputs.ts';
import { atOnce, forEach } from './for-each.ts';
import type { Memory, RememberedPage } from './memory.ts';
import type { OutputWriter } from './output-writer.ts';
import type { OnProgress } from './report.ts';
import type { Site } from './site.ts';

/**
 * Puts every page's files into the output: linked from the last output when their key is the same, otherwise made.
 * @param before what is known about the last output
 * @returns what to remember about each page, in site order, and how many were made
 */
export async function writePages(
  site: Site,
  before: Memory,
  output: OutputWriter,
  progress: OnProgress,
): Promise<{ readonly pages: Memory; readonly written: number }> {
  const paths = [...site.model.pages.keys()];
  const made = new Map<string, RememberedPage>();
  let written = 0;
  await forEach(paths, atOnce, async (path) => {
    const [{ reads, key, findings }, files] = await Promise.all([site.compile(path), site.outputsKey(path)]);
    const known = before.get(path);
    const names = pageFilePaths(path);
    if (known?.files === files && output.link(names)) made.set(path, known);
    else {
      for (const [name, text] of Object.entries(await site.outputs(path))) await output.write(name, text);
      made.set(path, { reads, key, files, findings });
      written++;
    }
    await site.release(path);
    progress(made.size, paths.length);
  });
  return { pages: new Map(paths.map((path) => [path, made.get(path) as RememberedPage])), written };
}
