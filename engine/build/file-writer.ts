import { Worker } from 'node:worker_threads';
import { cannotWrite } from './cannot-write.ts';

/** How many files may wait: with more, memory fills up when pages are made faster than they are compressed. */
const mostWaiting = 64;

type Answer =
  | { readonly done: boolean }
  | { readonly failure: { readonly message: string; readonly code?: string }; readonly file?: string };

/**
 * Writes and links files, with their compressed forms (`.gz`, `.br`) beside them, on a separate thread while the caller makes the
 * next one.
 */
export class FileWriter {
  readonly #worker = new Worker(new URL('./write-worker.mjs', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  /** Resolvers of the requests that have not been answered, in order. */
  readonly #answers: ((answer: Answer) => void)[] = [];
  readonly #waiting = new Set<Promise<boolean>>();
  #failure: Error | undefined;

  constructor() {
    this.#worker.on('message', (answer: Answer) => this.#answers.shift()?.(answer));
    this.#worker.on('error', (error) => this.#stop(error));
    this.#worker.on('exit', () => this.#stop(new Error('the thread that writes the output has ended')));
  }

  /**
   * Hands a file over; resolves when there is room for more.
   * @param quality of Brotli, 0–11. Default: no compressed forms
   * @throws CommandError when an earlier file could not be written
   */
  async write(file: string, text: string, quality?: number): Promise<void> {
    void this.#ask({ file, text, quality });
    if (this.#waiting.size >= mostWaiting) await Promise.race(this.#waiting);
  }

  /**
   * Links files with their compressed forms, all or none.
   * @returns whether all were linked
   */
  link(links: readonly (readonly [from: string, to: string])[]): Promise<boolean> {
    return this.#ask({ links });
  }

  /**
   * Waits until everything is written.
   * @throws CommandError when a file could not be written
   */
  async finish(): Promise<void> {
    await Promise.all(this.#waiting);
    if (this.#failure) throw this.#failure;
  }

  /** Ends the thread, even if files are still waiting. Whatever comes later is refused. */
  async close(): Promise<void> {
    this.#failure ??= new Error('the output is closed');
    await this.#worker.terminate();
  }

  #ask(request: object): Promise<boolean> {
    if (this.#failure) throw this.#failure;
    const answered = new Promise<boolean>((resolve) =>
      this.#answers.push((answer) => {
        this.#waiting.delete(answered);
        if ('failure' in answer) this.#failure ??= cannotWrite(answer.file ?? 'The output', answer.failure);
        resolve('done' in answer && answer.done);
      }),
    );
    this.#waiting.add(answered);
    this.#worker.postMessage(request);
    return answered;
  }

  #stop(failure: Error): void {
    for (const answer of this.#answers.splice(0)) answer({ failure });
  }
}
