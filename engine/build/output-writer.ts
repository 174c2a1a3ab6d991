import { accessSync, constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetsFolder } from '../output/headers.ts';
import { isHostFile } from '../output/site-files.ts';
import { cannotWrite } from './cannot-write.ts';
import type { WorkThread } from './work-thread.ts';

/** How many texts may wait to be written. Without a limit, memory fills up when pages are made faster than they are compressed. */
const mostTexts = 64;
/** Below this number of characters, the response headers outweigh what compression saves. */
const smallest = 256;

/**
 * Quality of a file's Brotli form; undefined without compressed forms. The client, which every reader gets, is worth more time than a page.
 * Files for hosts are never sent to readers.
 */
function qualityOf(file: string, text: string | Uint8Array): number | undefined {
  if (isHostFile(file) || typeof text !== 'string' || text.length < smallest) return undefined;
  return file.startsWith(`${assetsFolder}/`) && !file.startsWith(`${assetsFolder}/search/`) ? 10 : 8;
}

/** Fills an output folder. Another thread writes and compresses the files while the caller makes the next one. */
export class OutputWriter {
  readonly #folder: string;
  readonly #thread: WorkThread;
  readonly #taken = new Set<string>();
  readonly #open = new Set<Promise<void>>();
  /** Callers that wait until fewer texts are open. */
  readonly #queue: (() => void)[] = [];
  #failure: Error | undefined;

  constructor(folder: string, thread: WorkThread) {
    this.#folder = folder;
    this.#thread = thread;
  }

  /**
   * Writes a text with its compressed forms (`.gz`, `.br`), or bytes without. Resolves when there is room for more.
   * @throws CommandError when an earlier file could not be written
   */
  async write(file: string, text: string | Uint8Array): Promise<void> {
    while (this.#open.size >= mostTexts && !this.#failure)
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    if (this.#failure) throw this.#failure;
    // Of a name with a hash, the content is the same, too: languages share pages of the search.
    if (this.#taken.has(file) && file.startsWith(`${assetsFolder}/`)) return;
    this.#take(file);
    const path = join(this.#folder, file);
    const writing = this.#thread
      .ask('write', { file: path, text, quality: qualityOf(file, text) })
      .catch((error: unknown) => void (this.#failure ??= cannotWrite(path, error)))
      .then(() => {
        this.#open.delete(writing);
        for (const resolve of this.#queue.splice(0)) resolve();
      });
    this.#open.add(writing);
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
   * @throws CommandError when a file could not be written
   */
  async finish(): Promise<void> {
    await Promise.all(this.#open);
    if (this.#failure) throw this.#failure;
  }

  /** Refuses further files, and ends the thread even if files are still waiting. */
  async close(): Promise<void> {
    this.#failure ??= new Error('the output is closed');
    await this.#thread.close();
  }

  #take(file: string): void {
    if (this.#taken.has(file)) throw new Error(`The output file ${file} would be written twice.`);
    this.#taken.add(file);
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
