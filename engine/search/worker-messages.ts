import type { Answer } from './adapter.ts';
import type { SearchManifest } from './search-files.ts';

/** To the worker: first the index, then queries. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly manifest: SearchManifest;
      /** Text of the documents file. */
      readonly documents: string;
      /** Absolute address of the base path. */
      readonly folder: string;
    }
  | { readonly kind: 'search'; readonly number: number; readonly query: string; readonly guide: number | undefined };
export type WorkerAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly number?: number; readonly message: string };
