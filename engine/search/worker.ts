import { mayPrefetch } from '../model/connection.ts';
import type { DocumentsFile } from './file-formats.ts';
import { SearchService } from './search-service.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

async function loadFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
  return response.json();
}

/** Takes requests and posts the answers. */
export function answerWith(post: (answer: WorkerAnswer) => void): (request: WorkerRequest) => void {
  let service: SearchService | undefined;
  let latest = 0;
  const fail = (error: unknown, number?: number): void =>
    post({
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
      ...(number === undefined ? {} : { number }),
    });
  return (data) => {
    if (data.kind === 'open') {
      try {
        service = new SearchService(
          data.manifest,
          JSON.parse(data.documents) as DocumentsFile,
          (name) => loadFile(data.folder + name),
          () => mayPrefetch(navigator),
        );
        post({ kind: 'open' });
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
        (answer) => post({ kind: 'answer', number, answer }),
        () => latest !== number,
      )
      .catch((error: unknown) => fail(error, number));
  };
}

/**
 * The search worker: a thread of its own, so that searching never blocks the page. A page that is given no workers imports this file
 * and calls `answerWith` itself.
 */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage: (answer: WorkerAnswer) => void;
};
if (!('document' in self)) {
  const answer = answerWith((message) => scope.postMessage(message));
  scope.onmessage = ({ data }) => answer(data);
}
