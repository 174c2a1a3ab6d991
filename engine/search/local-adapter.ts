import type { Guide, SearchAdapter } from './adapter.ts';
import { manifestPath, type SearchManifest } from './search-files.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Opened = { readonly worker: Worker; readonly guides: readonly Guide[] };

/**
 * The search over the site's own static files, in a worker.
 * @param base base path of the site
 * @param workerAddress the worker's script
 */
export function createLocalAdapter(base: string, workerAddress: string): SearchAdapter {
  let opened: Promise<Opened> | undefined;
  let latest = 0;
  let listener: ((message: WorkerAnswer) => void) | undefined;

  const start = async (): Promise<Opened> => {
    // The script, the manifest and the documents are on their way at the same time.
    const worker = new Worker(workerAddress, { type: 'module' });
    try {
      const folder = new URL(base, location.href).href;
      const failed = new Promise<never>((_, reject) =>
        worker.addEventListener('error', () => reject(new Error('its program did not load')), { once: true }),
      );
      failed.catch(() => {});
      const manifest = JSON.parse(
        await Promise.race([fetchText(folder + manifestPath, 'no-cache'), failed]),
      ) as SearchManifest;
      const documents = await Promise.race([fetchText(folder + manifest.documents), failed]);
      const ready = new Promise<void>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
          if (data.kind === 'open') resolve();
          else if (data.kind === 'failure' && data.number === undefined) reject(new Error(data.message));
          else listener?.(data);
        });
      });
      worker.postMessage({ kind: 'open', manifest, documents, folder } satisfies WorkerRequest);
      await Promise.race([ready, failed]);
      return { worker, guides: manifest.guides };
    } catch (error) {
      worker.terminate();
      throw error;
    }
  };

  const open = (): Promise<Opened> => {
    if (opened) return opened;
    const starting = start();
    opened = starting;
    starting.catch(() => (opened = undefined));
    return starting;
  };

  return {
    open: async () => {
      try {
        return (await open()).guides;
      } catch (error) {
        throw new Error('The search could not be loaded. Check the connection and try again.', { cause: error });
      }
    },
    search: (query, guide, onAnswer, onFailure) => {
      const number = ++latest;
      const ask = ({ worker, guides }: Opened): void => {
        if (number !== latest) return;
        listener = (message) => {
          if (message.kind === 'open' || message.number !== number || number !== latest) return;
          if (message.kind === 'answer') onAnswer(message.answer);
          else onFailure('A part of the search could not be loaded. Check the connection and try again.');
        };
        const at = guides.findIndex(({ id }) => id === guide);
        worker.postMessage({ kind: 'search', number, query, guide: at < 0 ? undefined : at } satisfies WorkerRequest);
      };
      // A failure to open is reported by whoever opened.
      open().then(ask, () => {});
    },
  };
}

async function fetchText(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
