import { parentPort } from 'node:worker_threads';
import type { ContentAnswer, ContentRequest } from './content-thread.ts';

parentPort?.on('message', async ({ id, code, diagram }: ContentRequest) => {
  let answer: ContentAnswer;
  try {
    // Each module is loaded with its first request: few edits touch code or diagrams.
    answer = {
      id,
      value: diagram
        ? await (await import('../compile/drawings.ts')).draw(diagram)
        : await (await import('../compile/highlight.ts')).highlight(code),
    };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
