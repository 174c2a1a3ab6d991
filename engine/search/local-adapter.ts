import { trustedScriptUrl } from '../model/trusted-types.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import type { SearchAdapter, SearchStart } from './adapter.ts';
import { manifestPath, type SearchManifest } from './file-formats.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Program = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'> & {
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
};
/** A worker that has the manifest. */
type Index = {
  readonly worker: Program;
  readonly manifest: SearchManifest;
  /** Text of the manifest; it changes with every deployment of changed content. */
  readonly version: string;
  /** Rejects if the worker stops. */
  readonly crash: Promise<never>;
};

/**
 * Searches the site's own static files, in a worker. A tab may outlive a deployment: when a file of the index is gone,
 * the manifest is fetched again, and if it names other files, the query is repeated with the new index.
 */
export function createLocalAdapter(source: SearchPlace): SearchAdapter {
  const manifestUrl = source.base + manifestPath;
  let index: Promise<Index> | undefined;
  let latest = 0;

  const open = (): Promise<Index> => {
    const opening = (index ??= openIndex(source));
    opening.then(({ crash }) => crash).catch(() => (index = index === opening ? undefined : index));
    return opening;
  };
  /**
   * Discards an index with missing files if a newer one has been deployed.
   * @returns whether there is a newer one
   */
  const renew = async (old: Index): Promise<boolean> => {
    const version = await fetchText(manifestUrl, 'no-cache').catch(() => old.version);
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
        const { worker, manifest, crash } = asked;
        const askAgain = (otherwise: () => void): void =>
          void renew(asked).then((renewed) => (renewed ? open().then(ask, otherwise) : otherwise()), otherwise);
        crash.catch(() => number === latest && onFailure());
        worker.onmessage = ({ data: { number: answered, answer } }) => {
          if (answered !== number || number !== latest) return;
          if (!answer) askAgain(onFailure);
          else if (answer.partial) askAgain(() => onAnswer(answer));
          else onAnswer(answer);
        };
        const guideIndex = manifest.guides.findIndex(({ id }) => id === guide);
        const inGuide = guideIndex < 0 ? undefined : guideIndex;
        worker.postMessage({ kind: 'search', number, query, guide: inGuide } satisfies WorkerRequest);
      };
      open().then(ask, onFailure);
    },
  };
}

/** Fetches the manifest and the worker's script at once, and has the worker fetch the documents. */
async function openIndex({ base, root, script }: SearchPlace): Promise<Index> {
  const folder = new URL(root, location.href).href;
  const starting = startWorker(script);
  const crash = starting.then(
    (worker) =>
      new Promise<never>((_, reject) =>
        worker.addEventListener('error', () => reject(new Error('The search worker stopped.')), { once: true }),
      ),
  );
  try {
    const files = Promise.all([fetchText(base + manifestPath, 'no-cache'), starting]);
    const [version, worker] = await Promise.race([files, crash]);
    const manifest = JSON.parse(version) as SearchManifest;
    const language = manifest.language && (await checked(manifest.language));
    worker.postMessage({ kind: 'open', manifest, folder, language } satisfies WorkerRequest);
    return { worker, manifest, version, crash };
  } catch (error) {
    crash.catch(() => {});
    starting.then(
      (worker) => worker.terminate(),
      () => {},
    );
    throw error;
  }
}

/** Where the search's files are. */
export type SearchPlace = {
  /** Base path of the site in its language: the manifest is below. */
  readonly base: string;
  /** Base path of the whole site: the other files are below. */
  readonly root: string;
  readonly script: CheckedFile;
};

/** The URL of a file, which is loaded and checked. */
async function checked({ href, integrity }: CheckedFile): Promise<string> {
  if (integrity) await fetch(href, { integrity });
  return new URL(href, location.href).href;
}

/**
 * Browsers check no integrity of workers. So the script is fetched and checked before; the worker then takes it from the
 * browser's cache, where files with a hash in their names stay as they are.
 */
async function startWorker(script: CheckedFile): Promise<Program> {
  const href = await checked(script);
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
