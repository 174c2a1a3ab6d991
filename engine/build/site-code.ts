import type { SiteCode } from './inputs.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';

/** Folders whose code and data a project's pages may show, beside its content. */
const ownPlaces = ['components', 'data'];

/** Hashes of all code and data that pages are made with, without content. */
export async function readSiteCode(root: string): Promise<SiteCode> {
  const [engine, own] = await Promise.all([
    hashFiles(engineRoot, ['engine', 'package-lock.json']),
    hashFiles(root, ownPlaces),
  ]);
  return { engine, own };
}
