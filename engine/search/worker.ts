import { mayPrefetch } from '../model/connection.ts';
import { useLanguage } from './language.ts';
import { SearchService } from './search-service.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

async function loadFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: the server returned ${response.status}.`);
  return response.json();
}

/** Takes requests and posts the answers. */
export function answerWith(post: (answer: WorkerAnswer) => void): (request: WorkerRequest) => void {
  let service: SearchService | undefined;
  let latest = 0;
  return (data) => {
    if (data.kind === 'open') {
      const { language } = data;
      const ready = language && import(/* @vite-ignore */ language).then((module) => useLanguage(module.language));
      service = new SearchService(
        data.manifest,
        async (name) => (await ready, loadFile(data.folder + name)),
        () => mayPrefetch(navigator),
      );
      // A query tries again and reports the failure.
      service.open().catch(() => {});
      return;
    }
    const { number, query, guide } = data;
    latest = number;
    service
      ?.answer(
        query,
        guide,
        (answer) => post({ number, answer }),
        () => latest !== number,
      )
      .catch(() => post({ number }));
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
