import type { Answer } from './adapter.ts';
import type { SearchManifest } from './file-formats.ts';

/** Messages to the worker: `open` once with the manifest, then queries. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly manifest: SearchManifest;
      /** Absolute URL of the base path. */
      readonly folder: string;
      /** URL of the module with the language's stems and stop words. Default: those of English. */
      readonly language?: string | undefined;
    }
  | { readonly kind: 'search'; readonly number: number; readonly query: string; readonly guide: number | undefined };
/** An answer to a query; without one, files of the index are missing. */
export type WorkerAnswer = { readonly number: number; readonly answer?: Answer };
