import { trustedScriptUrl } from '../model/trusted-types.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import type { SearchAdapter, SearchStart } from './adapter.ts';
import { manifestPath, type SearchManifest } from './file-formats.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Program = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'> & {
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
};
/** A worker with its loaded index. */
type Index = {
  readonly worker: Program;
  readonly manifest: SearchManifest;
  /** Text of the manifest; it changes with every deployment of changed content. */
  readonly version: string;
};

/**
 * Searches the site's own static files, in a worker. A tab may outlive a deployment: when a file of the index is gone,
 * the manifest is fetched again, and if it names other files, the query is repeated with the new index.
 * @param base base path of the site
 * @param script the worker's script
 */
export function createLocalAdapter(base: string, script: CheckedFile): SearchAdapter {
  const folder = new URL(base, location.href).href;
  let index: Promise<Index> | undefined;
  let latest = 0;

  const open = (): Promise<Index> => {
    const opening = (index ??= openIndex(folder, script));
    opening.catch(() => (index = index === opening ? undefined : index));
    return opening;
  };
  /**
   * Discards an index with missing files if a newer one has been deployed.
   * @returns whether there is a newer one
   */
  const renew = async (old: Index): Promise<boolean> => {
    const version = await fetchText(folder + manifestPath, 'no-cache').catch(() => old.version);
    // The page of a captive portal is no manifest: what has been loaded is worth more.
    if (version === old.version || !version.startsWith('{')) return false;
    old.worker.terminate();
    index = undefined;
    return true;
  };

  return {
    open: async (): Promise<SearchStart> => (await open()).manifest,
    search: (query, guide, onAnswer, onFailure) => {
      const number = ++latest;
      const ask = (asked: Index): void => {
        if (number !== latest) return;
        const { worker, manifest } = asked;
        const askAgain = (otherwise: () => void): void =>
          void renew(asked).then((renewed) => (renewed ? open().then(ask, otherwise) : otherwise()), otherwise);
        worker.onmessage = ({ data }) => {
          if (data.kind === 'open' || data.number !== number || number !== latest) return;
          if (data.kind === 'failure') askAgain(onFailure);
          else if (data.answer.partial) askAgain(() => onAnswer(data.answer));
          else onAnswer(data.answer);
        };
        const at = manifest.guides.findIndex(({ id }) => id === guide);
        worker.postMessage({ kind: 'search', number, query, guide: at < 0 ? undefined : at } satisfies WorkerRequest);
      };
      open().then(ask, onFailure);
    },
  };
}

async function openIndex(folder: string, script: CheckedFile): Promise<Index> {
  // The worker's script arrives while the manifest and the documents are fetched.
  const files = fetchDocuments(folder);
  files.catch(() => {});
  const worker = await startWorker(script);
  try {
    const failed = new Promise<never>((_, reject) =>
      worker.addEventListener('error', () => reject(new Error('The search worker did not load.')), {
        once: true,
      }),
    );
    failed.catch(() => {});
    const { version, manifest, documents } = await Promise.race([files, failed]);
    const ready = new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.kind === 'failure' ? reject(new Error(data.message)) : resolve());
    });
    worker.postMessage({ kind: 'open', manifest, documents, folder } satisfies WorkerRequest);
    await Promise.race([ready, failed]);
    return { worker, manifest, version };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

async function fetchDocuments(
  folder: string,
): Promise<{ version: string; manifest: SearchManifest; documents: string }> {
  const version = await fetchText(folder + manifestPath, 'no-cache');
  const manifest = JSON.parse(version) as SearchManifest;
  return { version, manifest, documents: await fetchText(folder + manifest.documents) };
}

/**
 * Browsers check no integrity of workers. So the script is fetched and checked before; the worker then takes it from the
 * browser's cache, where files with a hash in their names stay as they are.
 */
async function startWorker({ href, integrity }: CheckedFile): Promise<Program> {
  if (integrity) await fetch(href, { integrity });
  return 'Worker' in self ? new Worker(trustedScriptUrl(href), { type: 'module' }) : withoutWorker(href);
}

/** The worker's program on the page's own thread: some extensions and settings take workers away. */
async function withoutWorker(url: string): Promise<Program> {
  const { answerWith } = (await import(/* @vite-ignore */ url)) as typeof import('./worker.ts');
  const program: Program = {
    onmessage: null,
    postMessage: answerWith((data) => program.onmessage?.({ data } as MessageEvent<WorkerAnswer>)),
    terminate: () => {},
    addEventListener: () => {},
  };
  return program;
}

async function fetchText(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
