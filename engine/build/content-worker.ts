import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { ContentAnswer, ContentRequest } from './content-thread.ts';

/**
 * Diagrams wait until no code is left: they take far longer, and few pages have any. Otherwise, pages that have only code would wait for
 * them.
 */
const waiting: { readonly code: ContentRequest[]; readonly diagrams: ContentRequest[] } = { code: [], diagrams: [] };
let working = false;

/** Each module is loaded with its first request: few edits touch code or diagrams. */
async function answer({ id, code, diagram }: ContentRequest): Promise<ContentAnswer> {
  try {
    const value = diagram
      ? await (await import('../compile/drawings.ts')).draw(diagram)
      : await (await import('../compile/highlight.ts')).highlight(code);
    return { id, value };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answerAll(): Promise<void> {
  if (working) return;
  working = true;
  const next = (): ContentRequest | undefined => waiting.code.shift() ?? waiting.diagrams.shift();
  for (let request = next(); request; request = next()) {
    parentPort?.postMessage(await answer(request));
    // Receives the requests that have arrived in the meantime: code among them goes before diagrams.
    await setImmediate();
  }
  working = false;
}

parentPort?.on('message', (request: ContentRequest) => {
  waiting[request.diagram ? 'diagrams' : 'code'].push(request);
  void answerAll();
});
