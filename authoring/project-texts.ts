import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The project's texts that may name a page: file (relative to the root, with `/`) → text. */
export type ProjectTexts = ReadonlyMap<string, string>;
/** The changes a command makes to the project: file → new text, or null to remove the file. */
export type Changes = ReadonlyMap<string, string | null>;

/** Files that may name a page: pages, configuration, data, and the queries that the search is measured with. */
const places = ['content', 'config', 'data', 'bench/search'];

/** Reads the files that may name a page. */
export async function readProjectTexts(root: string): Promise<ProjectTexts> {
  const files: string[] = existsSync(join(root, 'site.config.ts')) ? ['site.config.ts'] : [];
  for (const folder of places) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isFile() && /\.(mdx?|ts|json)$/.test(entry.name))
        files.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    }
  }
  const texts = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  return new Map(texts);
}

/** Writes the changes of a command. */
export async function applyChanges(root: string, changes: Changes): Promise<void> {
  for (const [file, text] of changes) {
    const path = join(root, file);
    if (text === null) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
}
