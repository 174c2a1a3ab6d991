import { Worker } from 'node:worker_threads';
import { Drawings, type Diagram, type Drawn } from '../compile/drawings.ts';
import { CodeHighlighter, type CodeText } from '../compile/highlight.ts';
import type { PageReading, RenderedPage } from '../compile/read-page.ts';
import { CommandError } from '../model/command-error.ts';
import type { EngineBundle } from './bundle-engine.mjs';
import type { ClientBundle, ClientInput } from './client-bundle.ts';

export type Job = {
  readonly highlight: readonly CodeText[];
  readonly drawings: Diagram;
  readonly 'read-page': RenderedPage;
  readonly 'client-bundle': ClientInput;
  /** Writes a text, with its compressed forms when there is a quality for Brotli. */
  readonly write: { readonly file: string; readonly text: string | Uint8Array; readonly quality?: number | undefined };
};
type Results = {
  readonly highlight: string[][];
  readonly drawings: Drawn;
  readonly 'read-page': PageReading;
  readonly 'client-bundle': ClientBundle;
  readonly write: undefined;
};

export type Request = { readonly id: number; readonly job: keyof Job; readonly input: Job[keyof Job] };
export type Answer = { readonly id: number } & (
  | { readonly value: unknown; /** Why results can't be kept. */ readonly notKept?: string }
  | { readonly failure: Failure }
);
/** An error of a thread; expected if it is a `CommandError`. */
type Failure = { readonly message: string; readonly stack: string; readonly code: string; readonly expected: boolean };
export type WorkerSetup = { readonly store: string | undefined; readonly code: EngineBundle['code'] };

type Open = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

/**
 * Bundles the client, highlights code, draws diagrams, and compresses and writes files on a thread of its own (`worker.ts`). What was
 * computed before comes from the store. The thread starts with the first request.
 */
export class WorkThread {
  /** What compiling a page needs, made on this thread. */
  readonly tools = {
    highlighter: new CodeHighlighter((codes) => this.ask('highlight', codes)),
    drawings: new Drawings((diagram) => this.ask('drawings', diagram)),
    readPage: (page: RenderedPage) => this.ask('read-page', page),
  };
  /** Why results can't be kept for the next run; undefined as long as they can. */
  notKept: string | undefined;
  readonly #bundle: EngineBundle;
  readonly #store: string | undefined;
  readonly #open = new Map<number, Open>();
  #worker: Worker | undefined;
  #last = 0;

  /** @param store folder for results. Undefined: they are not kept */
  constructor(bundle: EngineBundle, store: string | undefined) {
    this.#bundle = bundle;
    this.#store = store;
  }

  /** @throws Error of the job, with its code if it has one */
  ask<Name extends keyof Job>(job: Name, input: Job[Name]): Promise<Results[Name]> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      // The thread keeps the process alive only while a request is open.
      worker.ref();
      worker.postMessage({ id, job, input } satisfies Request);
    });
  }

  /** Ends the thread; open requests fail. A later one starts another thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const workerData: WorkerSetup = { store: this.#store, code: this.#bundle.code };
    const worker = new Worker(new URL(this.#bundle.worker), { execArgv: [], workerData });
    worker.on('message', (answer: Answer) => {
      const open = this.#open.get(answer.id);
      this.#open.delete(answer.id);
      if (!this.#open.size) worker.unref();
      if ('failure' in answer) open?.reject(toError(answer.failure));
      else {
        this.notKept ??= answer.notKept;
        open?.resolve(answer.value as never);
      }
    });
    const fail = (error: Error): void => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#open.values()) reject(error);
      this.#open.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread has ended.')));
    return worker;
  }
}

function toError({ message, stack, code, expected }: Failure): Error {
  return expected ? new CommandError(message) : Object.assign(new Error(message), { stack, code });
}
