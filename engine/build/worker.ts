import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { CommandError } from '../model/command-error.ts';
import type { Compressed, Compressible } from './compress.ts';
import { Store, type Compute } from './store.ts';
import type { Answer, Job, Request, WorkerSetup } from './work-thread.ts';

/**
 * The functions whose results are kept, by the name of their module. Each is loaded when it has something to compute: after most edits,
 * there is nothing.
 */
const functions = {
  'client-bundle': async () => (await import('./client-bundle.ts')).bundleClient,
  highlight: async () => (await import('../compile/highlight.ts')).highlightAll,
  drawings: async () => (await import('../compile/drawings.ts')).draw,
  'read-page': async () => (await import('../compile/read-page.ts')).readPage,
  compress: async () => (await import('./compress.ts')).compress,
};

const { store: kept, code } = workerData as WorkerSetup;
const store = kept === undefined ? undefined : new Store(kept);

function memo(name: keyof typeof functions, input: unknown): Promise<unknown> {
  const compute: Compute<unknown> = async (note) =>
    ((await functions[name]()) as (value: unknown, noteFile: typeof note) => unknown)(input, note);
  return store ? store.memo(code[name] as string, input, compute) : Promise.resolve(compute(() => {}));
}

const folders = new Set<string>();

/** Writes a text, with its compressed forms beside it when a quality is given. */
async function write({ file, text, quality }: Job['write']): Promise<void> {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
  if (quality === undefined) return;
  const input = { text, quality } as Compressible;
  // Compressing a page takes no longer than reading what was kept would.
  const { gz, br } = (quality > 8 ? await memo('compress', input) : (await functions.compress())(input)) as Compressed;
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}

async function answer({ id, job, input }: Request): Promise<Answer> {
  try {
    const value = job === 'write' ? await write(input as Job['write']) : await memo(job, input);
    return { id, value, ...(store?.failure ? { notKept: store.failure } : {}) };
  } catch (error) {
    const { message, stack = message, code: errno = '' } = error as NodeJS.ErrnoException;
    return { id, failure: { message, stack, code: errno, expected: error instanceof CommandError } };
  }
}

/** Diagrams wait until nothing else is left: they take far longer, and few pages have any. Other pages would wait for them. */
const waiting: { readonly first: Request[]; readonly diagrams: Request[] } = { first: [], diagrams: [] };
let working = false;

async function answerAll(): Promise<void> {
  if (working) return;
  working = true;
  const next = (): Request | undefined => waiting.first.shift() ?? waiting.diagrams.shift();
  for (let request = next(); request; request = next()) {
    parentPort?.postMessage(await answer(request));
    // Receives the requests that have arrived in the meantime.
    await setImmediate();
  }
  working = false;
}

parentPort?.on('message', (request: Request) => {
  waiting[request.job === 'drawings' ? 'diagrams' : 'first'].push(request);
  void answerAll();
});
