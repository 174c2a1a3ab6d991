import { Worker } from 'node:worker_threads';

/** Files that may wait at once: more would pile up in memory when pages are made faster than they are compressed. */
const mostWaiting = 64;

/** Writes files with their compressed forms (`.gz`, `.br`) beside them, on a thread of its own, while the caller makes the next. */
export class FileWriter {
  readonly #worker = new Worker(new URL('./write-worker.mjs', import.meta.url));
  /** Settles the files that have been handed over and not been answered for, in order. */
  readonly #answers: ((failure?: string) => void)[] = [];
  readonly #waiting = new Set<Promise<void>>();
  #failure: Error | undefined;

  constructor() {
    this.#worker.on('message', ({ failure }: { failure?: string }) => this.#answers.shift()?.(failure));
    this.#worker.on('error', (error) => this.#stop(error.message));
    this.#worker.on('exit', () => this.#stop('the thread that writes them has ended.'));
  }

  /**
   * Hands a file over; resolves when there is room for more.
   * @param quality of Brotli, 0–11; left out: no compressed forms
   * @throws Error when an earlier file could not be written
   */
  async write(file: string, text: string, quality?: number): Promise<void> {
    if (this.#failure) throw this.#failure;
    const written = new Promise<void>((resolve) =>
      this.#answers.push((failure) => {
        if (failure !== undefined) this.#failure ??= new Error(`The output cannot be written: ${failure}`);
        this.#waiting.delete(written);
        resolve();
      }),
    );
    this.#waiting.add(written);
    this.#worker.postMessage({ file, text, quality });
    if (this.#waiting.size >= mostWaiting) await Promise.race(this.#waiting);
  }

  /**
   * Waits until everything is written.
   * @throws Error when a file could not be
   */
  async finish(): Promise<void> {
    await Promise.all(this.#waiting);
    if (this.#failure) throw this.#failure;
  }

  /** Ends the thread, whatever is left to write. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #stop(reason: string): void {
    for (const answer of this.#answers.splice(0)) answer(reason);
  }
}
