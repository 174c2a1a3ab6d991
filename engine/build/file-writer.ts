import { Worker } from 'node:worker_threads';
import { cannotWrite } from './cannot-write.ts';

/** How many texts may wait to be written. Without a limit, memory fills up when pages are made faster than they are compressed. */
const mostTexts = 64;

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
  /** What to do with the answers to the requests, in order. */
  readonly #answers: ((answer: Answer) => void)[] = [];
  /** Number of texts that have not been written yet. */
  #texts = 0;
  /** Resolvers of callers that wait until there are fewer texts. */
  readonly #queue: (() => void)[] = [];
  #allLinked = true;
  #failure: Error | undefined;

  constructor() {
    this.#worker.on('message', (answer: Answer) => this.#answers.shift()?.(answer));
    this.#worker.on('error', (error) => this.#stop(error));
    this.#worker.on('exit', () => this.#stop(new Error('the thread that writes the output has ended')));
  }

  /**
   * Queues a text. Waits first while too many are queued.
   * @param quality of Brotli, 0–11. Default: no compressed forms
   * @throws CommandError when an earlier file could not be written
   */
  async write(file: string, text: string, quality?: number): Promise<void> {
    while (this.#texts >= mostTexts) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#ask({ file, text, quality }, () => {
      this.#texts--;
      this.#queue.shift()?.();
    });
    this.#texts++;
  }

  /**
   * Queues links to files and their compressed forms. `finish` says whether the files existed.
   * @throws CommandError when an earlier file could not be written
   */
  link(links: readonly (readonly [from: string, to: string])[]): void {
    this.#ask({ links });
  }

  /**
   * Waits until everything is written.
   * @returns whether every file to be linked existed
   * @throws CommandError when a file could not be written
   */
  async finish(): Promise<boolean> {
    // Requests are answered in order.
    await new Promise<void>((resolve) => this.#ask({ links: [] }, resolve));
    if (this.#failure) throw this.#failure;
    return this.#allLinked;
  }

  /** Ends the thread, even if files are still waiting. Later calls throw an error. */
  async close(): Promise<void> {
    this.#failure ??= new Error('the output is closed');
    await this.#worker.terminate();
  }

  #ask(request: object, answered = (): void => {}): void {
    if (this.#failure) throw this.#failure;
    this.#answers.push((answer) => {
      if ('failure' in answer) this.#failure ??= cannotWrite(answer.file ?? 'The output', answer.failure);
      else this.#allLinked &&= answer.done;
      answered();
    });
    this.#worker.postMessage(request);
  }

  #stop(failure: Error): void {
    for (const answer of this.#answers.splice(0)) answer({ failure });
    for (const resolve of this.#queue.splice(0)) resolve();
  }
}
