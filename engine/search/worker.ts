import type { DocumentsFile } from './search-files.ts';
import { SearchService } from './search-service.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** The search worker: a thread of its own, so that searching never blocks the page. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage: (answer: WorkerAnswer) => void;
};
let service: SearchService | undefined;
let latest = 0;

async function loadFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

scope.onmessage = ({ data }) => {
  const fail = (error: unknown, number?: number): void =>
    scope.postMessage({
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
      ...(number === undefined ? {} : { number }),
    });
  if (data.kind === 'open') {
    try {
      service = new SearchService(data.manifest, JSON.parse(data.documents) as DocumentsFile, (name) =>
        loadFile(data.folder + name),
      );
      scope.postMessage({ kind: 'open' });
    } catch (error) {
      fail(error);
    }
    return;
  }
  const { number, query, guide } = data;
  latest = number;
  service
    ?.answer(
      query,
      guide,
      (answer) => scope.postMessage({ kind: 'answer', number, answer }),
      () => latest !== number,
    )
    .catch((error: unknown) => fail(error, number));
};
