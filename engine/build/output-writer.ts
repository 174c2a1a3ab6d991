import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetsFolder } from '../output/headers.ts';
import { isHostFile } from '../output/site-files.ts';
import { cannotWrite } from './cannot-write.ts';
import { FileWriter } from './file-writer.ts';

/**
 * Quality of a file's Brotli form. For pages 8: 9 would take twice as long and save 0.2%. For the client, which every reader gets, 10: it
 * saves 5% over 9, and 11 would take more than twice as long to save another 2%. Files for hosts are never sent to readers, so they have
 * no compressed form.
 */
function qualityOf(file: string): number | undefined {
  if (isHostFile(file)) return undefined;
  return file.startsWith(`${assetsFolder}/`) && !file.startsWith(`${assetsFolder}/search/`) ? 10 : 8;
}

/** Fills an output folder. What the last output already has is linked; its files are never written to. */
export class OutputWriter {
  readonly #folder: string;
  readonly #previous: string;
  readonly #writer = new FileWriter();
  readonly #taken = new Set<string>();

  /** @param previous folder of the last output; need not exist */
  constructor(folder: string, previous: string) {
    this.#folder = folder;
    this.#previous = previous;
  }

  /** Links files of the last output, in all their forms. False, with nothing linked, when one of them is missing. */
  link(files: readonly string[]): boolean {
    const pairs = files.map((file) => [join(this.#previous, file), join(this.#folder, file)] as const);
    if (!pairs.every(([from]) => existsSync(from))) return false;
    for (const file of files) this.#take(file);
    this.#writer.link(pairs);
    return true;
  }

  /** Writes a text with its compressed forms, or links it when the last output has the same text. Resolves when there is room for more. */
  async write(file: string, text: string): Promise<void> {
    if (this.#isSame(file, text) && this.link([file])) return;
    this.#take(file);
    await this.#writer.write(join(this.#folder, file), text, qualityOf(file));
  }

  /**
   * Copies a file unchanged.
   * @returns why it can't be read; undefined when it has been copied
   * @throws CommandError when it can't be written
   */
  copy(file: string, from: string): string | undefined {
    this.#take(file);
    const to = join(this.#folder, file);
    try {
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
      return undefined;
    } catch (error) {
      const why = whyUnreadable(from);
      if (why === undefined) throw cannotWrite(to, error);
      return why;
    }
  }

  /**
   * Waits until everything is written.
   * @returns false when something has changed the last output in the meantime, so that a file to be linked was gone
   * @throws CommandError when a file could not be written
   */
  finish(): Promise<boolean> {
    return this.#writer.finish();
  }

  close(): Promise<void> {
    return this.#writer.close();
  }

  /** Writing to a link would also change the last output, so no file is written twice. */
  #take(file: string): void {
    if (this.#taken.has(file)) throw new Error(`The output file ${file} would be written twice.`);
    this.#taken.add(file);
  }

  /**
   * Compressing takes far longer than checking whether it has already been done. A file whose name has a hash of its content is not read;
   * its size is compared.
   */
  #isSame(file: string, text: string): boolean {
    const path = join(this.#previous, file);
    try {
      if (file.startsWith(`${assetsFolder}/`)) return statSync(path).size === Buffer.byteLength(text);
      return readFileSync(path, 'utf8') === text;
    } catch {
      return false;
    }
  }
}

/** Why a file can't be read; undefined when it can. */
function whyUnreadable(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
