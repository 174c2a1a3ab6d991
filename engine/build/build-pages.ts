import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkPage } from '../checks/page/check-page.ts';
import type { SiteModel } from '../site/site-model.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { buildPage, type BuildContext, type PageResult } from './page-job.ts';
import type { WorkerAnswer, WorkerRequest } from './page-worker.ts';

/** A worker needs about 200 MB for grammars and pages in hand; without a limit its heap grows far beyond before anything is collected. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 24 };

/** Fewer pages than this are built here: a worker takes longer to start than they take to build. */
const worthWorkers = 24;

/**
 * Builds pages on as many workers as there are cores.
 * @param code highlighted code of earlier builds; what is new is added to it
 * @param onPage called after each page with the number done
 * @throws Error when a page cannot be drawn (a bug of the engine, not of the content)
 */
export async function buildPages(
  requests: readonly WorkerRequest[],
  context: BuildContext,
  code: Map<string, string[]>,
  onPage: (done: number) => void,
): Promise<Map<string, PageResult>> {
  const results = new Map<string, PageResult>();
  const add = (path: string, result: PageResult): void => {
    results.set(path, result);
    onPage(results.size);
  };
  if (requests.length < worthWorkers) {
    const highlighter = new CodeHighlighter(code);
    const registry = await loadRegistry(context.components);
    for (const { path, frame, text } of requests)
      add(path, await buildPage(path, frame, text, context, { highlighter, registry, checkPage }));
    for (const [key, lines] of highlighter.fresh) code.set(key, lines);
    return results;
  }
  const queue = requests.values();
  const lean = { ...context, model: withoutTexts(context.model) };
  const workers = Array.from({ length: Math.min(availableParallelism(), requests.length) }, () =>
    runWorker(queue, lean, code, add),
  );
  await Promise.all(workers);
  return results;
}

/** Every worker holds the model; the texts in it would be the most of it. */
function withoutTexts(model: SiteModel): SiteModel {
  return {
    ...model,
    pages: new Map([...model.pages].map(([path, page]) => [path, { ...page, source: { ...page.source, text: '' } }])),
  };
}

/** One worker that takes requests off the queue until it is empty; two at a time, so that writing and drawing overlap. */
function runWorker(
  queue: Iterator<WorkerRequest>,
  context: BuildContext,
  code: Map<string, string[]>,
  add: (path: string, result: PageResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./page-worker.mjs', import.meta.url), {
      workerData: { context, code: [...code] },
      resourceLimits,
    });
    let open = 0;
    const give = (): void => {
      const { value, done } = queue.next();
      if (!done) {
        open++;
        worker.postMessage(value);
      } else if (open === 0) void worker.terminate().then(() => resolve());
    };
    worker.on('message', (answer: WorkerAnswer) => {
      open--;
      if ('failure' in answer) {
        void worker.terminate();
        reject(new Error(`The page ${answer.path} cannot be drawn: ${answer.failure}`));
        return;
      }
      for (const [key, lines] of answer.code) code.set(key, lines);
      add(answer.path, answer.result);
      give();
    });
    worker.on('error', reject);
    give();
    give();
  });
}
