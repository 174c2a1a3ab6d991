import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawn, Diagram } from '../compile/drawings.ts';
import type { CodeText } from '../compile/highlight.ts';
import { compiledModules } from '../site/compiled-modules.ts';

/** A message from the build to its thread: the code to highlight, or the diagram to draw. */
export type ContentRequest = { readonly id: number } & (
  | { readonly code: CodeText; readonly diagram?: undefined }
  | { readonly diagram: Diagram; readonly code?: undefined }
);
/** The thread's answer to the request with the same id: the result, or the stack of the error. */
export type ContentAnswer =
  | { readonly id: number; readonly value: string[] | Drawn }
  | { readonly id: number; readonly failure: string };

/**
 * Highlights code and draws diagrams on a separate thread while pages are compiled. Both together are half of a build's work, depend only
 * on their input, and need nothing that compilation loads. The thread starts with the first request.
 */
export class ContentThread {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<
    number,
    { worker: Worker; resolve: (value: never) => void; reject: (error: Error) => void }
  >();

  readonly highlight = (code: CodeText): Promise<string[]> => this.#ask<string[]>({ id: ++this.#last, code });
  readonly draw = (diagram: Diagram): Promise<Drawn> => this.#ask<Drawn>({ id: ++this.#last, diagram });

  /**
   * Starts the thread and loads the highlighter ahead of the first request, for a build without cached results: its first pages would
   * wait for that.
   */
  warmUp(): void {
    this.highlight({ code: '', language: 'json' }).catch(() => {
      // The first request of a page fails with the same error.
    });
  }

  /** Ends the thread; open requests fail. A later one starts another thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #ask<Value>(request: ContentRequest): Promise<Value> {
    const worker = (this.#worker ??= this.#start());
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(request.id, { worker, resolve, reject });
      // The thread keeps the process alive only while a request is open.
      worker.ref();
      worker.postMessage(request);
    });
  }

  #start(): Worker {
    const compiled = compiledModules.get(join(import.meta.dirname, 'content-worker.ts'));
    const worker = new Worker(new URL(compiled ?? './content-worker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', (answer: ContentAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (!this.#waiting.size) worker.unref();
      if ('failure' in answer) waiting?.reject(new Error(answer.failure));
      else waiting?.resolve(answer.value as never);
    });
    const fail = (error: Error): void => {
      for (const [id, open] of this.#waiting) {
        if (open.worker !== worker) continue;
        this.#waiting.delete(id);
        open.reject(error);
      }
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread that highlights code and draws diagrams has ended.')));
    return worker;
  }
}
