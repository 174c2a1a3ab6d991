import type { ElkNode } from 'elkjs/lib/elk-api.js';

let dispatch: ((message: Readonly<Record<string, unknown>>) => unknown) | undefined;

/** Loads and starts the layout engine. On demand, because starting it is slow and most rebuilds draw no graph. */
export async function loadElk(): Promise<void> {
  const { default: elk } = await import('elkjs/lib/elk-worker.min.js');
  dispatch ??= start(elk);
}

/**
 * Lays out a graph synchronously, because pages are compiled synchronously and elkjs's own API uses timers.
 * @throws Error when the engine isn't loaded or fails
 */
export function layoutWithElk(graph: ElkNode): ElkNode {
  if (!dispatch) throw new Error('Call loadElk before layoutWithElk.');
  return dispatch({ cmd: 'layout', graph, layoutOptions: {}, options: {} }) as ElkNode;
}

function start(
  elk: typeof import('elkjs/lib/elk-worker.min.js').default,
): (message: Readonly<Record<string, unknown>>) => unknown {
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
