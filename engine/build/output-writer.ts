import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assetsFolder } from '../output/headers.ts';
import { isHostFile } from '../output/site-files.ts';
import { FileWriter } from './file-writer.ts';

/** Forms a file may have beside it: itself, gzip, Brotli. */
const forms = ['', '.gz', '.br'];

/**
 * Quality of a file's Brotli form. Pages: the most that costs little. The client is compressed once and sent for years. Hosts read their
 * own files, readers never do: none.
 */
function qualityOf(file: string): number | undefined {
  if (isHostFile(file)) return undefined;
  return file.startsWith(`${assetsFolder}/`) && !file.startsWith(`${assetsFolder}/search/`) ? 11 : 9;
}

/** Fills an output folder. What the last output has already is linked; its files are never written to. */
export class OutputWriter {
  readonly #folder: string;
  readonly #previous: string;
  readonly #writer = new FileWriter();
  readonly #taken = new Set<string>();
  readonly #listed = new Map<string, ReadonlySet<string>>();
  readonly #made = new Set<string>();

  /** @param previous the last output; need not be there */
  constructor(folder: string, previous: string) {
    this.#folder = folder;
    this.#previous = previous;
  }

  /** Takes files over from the last output, in all their forms. False, and nothing taken, when one of them is not there. */
  link(files: readonly string[]): boolean {
    const linked: string[] = [];
    try {
      for (const file of files) {
        const there = this.#filesOf(dirname(file));
        if (!there.has(basename(file))) throw new Error(`${file} is not there.`);
        for (const form of forms) {
          if (!there.has(basename(file) + form)) continue;
          linkSync(join(this.#previous, file + form), this.#place(file + form));
          linked.push(file + form);
        }
      }
      for (const file of files) this.#take(file);
      return true;
    } catch {
      for (const file of linked) rmSync(join(this.#folder, file));
      return false;
    }
  }

  /** Writes a text with its compressed forms; links it when the last output has the same. Resolves when there is room for more. */
  async write(file: string, text: string): Promise<void> {
    if (this.#isSame(file, text) && this.link([file])) return;
    this.#take(file);
    await this.#writer.write(join(this.#folder, file), text, qualityOf(file));
  }

  /** Copies a file as it is. */
  copy(file: string, from: string): void {
    this.#take(file);
    copyFileSync(from, this.#place(file));
  }

  /** Waits until everything is written. @throws Error when something could not be */
  finish(): Promise<void> {
    return this.#writer.finish();
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  /** Writing into a link would change the last output too, so nothing is written twice. */
  #take(file: string): void {
    if (this.#taken.has(file)) throw new Error(`Two things make the file ${file} of the output.`);
    this.#taken.add(file);
  }

  /** The path of a file in the output, its folder made. */
  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#made.add(folder);
    }
    return path;
  }

  /** Names in a folder of the last output. */
  #filesOf(folder: string): ReadonlySet<string> {
    const known = this.#listed.get(folder);
    if (known) return known;
    let names: ReadonlySet<string> = new Set();
    try {
      names = new Set(readdirSync(join(this.#previous, folder)));
    } catch {
      // There is no last output, or no such folder in it.
    }
    this.#listed.set(folder, names);
    return names;
  }

  /** Compressing takes far longer than looking whether it has been done. */
  #isSame(file: string, text: string): boolean {
    if (!this.#filesOf(dirname(file)).has(basename(file))) return false;
    try {
      return readFileSync(join(this.#previous, file), 'utf8') === text;
    } catch {
      return false;
    }
  }
}
