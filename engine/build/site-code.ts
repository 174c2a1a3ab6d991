import type { SiteCode } from './inputs.ts';
import { engineRoot, hashFiles } from './hash-folders.ts';

/** Folders of a project whose code and facts its pages may show, beside its content. */
const ownPlaces = ['components', 'data'];

/** Hashes of everything that makes pages and is not content. */
export async function readSiteCode(root: string): Promise<SiteCode> {
  const [engine, own] = await Promise.all([
    hashFiles(engineRoot, ['engine', 'package-lock.json']),
    hashFiles(root, ownPlaces),
  ]);
  return { engine, own };
}
