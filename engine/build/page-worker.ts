import { parentPort, workerData } from 'node:worker_threads';
import { checkPage } from '../checks/page/check-page.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { buildPage, type BuildContext, type PageResult } from './page-job.ts';
import type { PageFrame } from '../output/page-data.ts';

/** Messages between the pool and its workers. */
export type WorkerRequest = {
  readonly path: string;
  readonly frame: PageFrame /** The page's source: workers get the model without texts, each text only where it is compiled. */;
  readonly text: string;
};
export type WorkerAnswer =
  | { readonly path: string; readonly result: PageResult; readonly code: [string, string[]][] }
  | { readonly path: string; readonly failure: string };

const { context, code } = workerData as { context: BuildContext; code: [string, string[]][] };
const highlighter = new CodeHighlighter(code);
const registry = loadRegistry(context.components);

parentPort?.on('message', async ({ path, frame, text }: WorkerRequest) => {
  let answer: WorkerAnswer;
  try {
    const result = await buildPage(path, frame, text, context, { highlighter, registry: await registry, checkPage });
    answer = { path, result, code: [...highlighter.fresh] };
    highlighter.keepFresh();
  } catch (error) {
    answer = { path, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
