import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folder of the engine's own sources, whichever project it builds. */
export const engineRoot = join(import.meta.dirname, '../..');

/**
 * Hash of the names and contents of files, and of the files below folders, without unit tests: 16 hexadecimal digits. Files and folders
 * that don't exist are skipped. Files are read one after the other: for hundreds of small ones, promises cost more than reading.
 */
export function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesBelow(join(root, place))).sort()) {
    const text = read(file);
    if (!text) continue;
    hash.update(`${relative(root, file).split(sep).join('/')}\0${text.byteLength}\0`);
    hash.update(text);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Undefined for a file that was removed after its folder was listed: editors create temporary files. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The files below a folder; for a file, the file itself. */
function filesBelow(place: string): string[] {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
