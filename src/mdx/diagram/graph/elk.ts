import elk from 'elkjs/lib/elk-worker.min.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';

let dispatch: ((message: Readonly<Record<string, unknown>>) => unknown) | undefined;

/**
 * Lays a graph out, at once: elkjs' own interface answers through timers, and a page is compiled synchronously.
 * The engine starts with the first diagram (0.1 s) and stays.
 */
export function layoutWithElk(graph: ElkNode): ElkNode {
  dispatch ??= start();
  return dispatch({ cmd: 'layout', graph, layoutOptions: {}, options: {} }) as ElkNode;
}

function start(): (message: Readonly<Record<string, unknown>>) => unknown {
  const worker = new elk.Worker();
  const send = (message: Readonly<Record<string, unknown>>): unknown => {
    let answer: { readonly data?: unknown; readonly error?: unknown } | undefined;
    worker.onmessage = ({ data }) => {
      answer = data;
    };
    worker.dispatcher.saveDispatch({ data: { id: 0, ...message } });
    if (!answer || answer.error) throw new Error(`The layout engine failed: ${describe(answer?.error)}`);
    return answer.data;
  };
  send({ cmd: 'register', algorithms: ['layered'] });
  return send;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error ?? 'no answer');
}
