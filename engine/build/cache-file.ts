import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The first line of a cache file is a hash of the rest, so that damage on disk is detected. */
const sealOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** A text with its hash, as `readSealed` expects it. */
export const sealed = (text: string): string => `${sealOf(text)}\n${text}`;

/**
 * The text of a cache file.
 * @throws Error when there is none, or when it is damaged
 */
export function readSealed(file: string): string {
  const written = readFileSync(file, 'utf8');
  const end = written.indexOf('\n');
  const text = written.slice(end + 1);
  if (written.slice(0, end) !== sealOf(text)) throw new Error(`${file} is damaged.`);
  return text;
}

let count = 0;

/** Writes a cache file atomically: whenever the process ends, the file is complete or absent. */
export async function writeSealed(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${count++}`;
  await writeFile(temporary, sealed(text));
  await rename(temporary, file);
}
