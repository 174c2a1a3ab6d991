import type { Answer } from './adapter.ts';
import type { SearchManifest } from './file-formats.ts';

/** Messages to the worker: `open` once with the index, then queries. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly manifest: SearchManifest;
      /** Text of the `DocumentsFile`. */
      readonly documents: string;
      /** Absolute URL of the base path. */
      readonly folder: string;
    }
  | { readonly kind: 'search'; readonly number: number; readonly query: string; readonly guide: number | undefined };
export type WorkerAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly number?: number; readonly message: string };
