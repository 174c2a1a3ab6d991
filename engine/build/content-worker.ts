import { parentPort } from 'node:worker_threads';
import { draw } from '../compile/drawings.ts';
import { highlight } from '../compile/highlight.ts';
import type { ContentAnswer, ContentRequest } from './content-thread.ts';

parentPort?.on('message', async ({ id, code, figure }: ContentRequest) => {
  let answer: ContentAnswer;
  try {
    answer = { id, value: figure ? await draw(figure) : await highlight(code) };
  } catch (error) {
    answer = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
