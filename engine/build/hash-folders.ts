import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The folder of the engine's own sources, whichever project it builds. */
export const engineRoot = join(import.meta.dirname, '../..');

/** Hash of the names and contents of files, and of the files below folders, without tests. What does not exist counts as empty. */
export async function hashFiles(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map((place) => filesBelow(join(root, place))))).flat().sort();
  const texts = await Promise.all(files.map(read));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const text = texts[index];
    if (!text) continue;
    hash.update(`${relative(root, file).split(sep).join('/')}\0${text.byteLength}\0`);
    hash.update(text);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Undefined for a file that was removed after its folder was listed: editors create temporary files. */
const read = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The files below a folder; for a file, the file itself. */
async function filesBelow(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
