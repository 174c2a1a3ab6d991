import type { SiteCode } from './inputs.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';

/** Folders of a project with code and data that its pages may show. */
const ownPlaces = ['components', 'data'];

/** Hashes of all code and data that pages are made with, without content. */
export function readSiteCode(root: string): SiteCode {
  return { engine: hashFiles(engineRoot, ['engine', 'package-lock.json']), own: hashFiles(root, ownPlaces) };
}
