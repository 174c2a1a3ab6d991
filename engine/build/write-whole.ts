import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

let count = 0;

/** Writes a file that is there whole or not at all, whenever the process ends. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${count++}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}
