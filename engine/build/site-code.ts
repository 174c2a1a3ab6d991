import type { SiteCode } from './inputs.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';

/** Folders whose code and data a project's pages may show, beside its content. */
const ownPlaces = ['components', 'data'];

/** Hashes of all code and data that pages are made with, without content. */
export function readSiteCode(root: string): SiteCode {
  return { engine: hashFiles(engineRoot, ['engine', 'package-lock.json']), own: hashFiles(root, ownPlaces) };
}
