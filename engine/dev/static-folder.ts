import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseHeadersFile } from '../output/headers.ts';
import { parseRedirectsFile } from '../output/redirects.ts';
import type { StaticSite } from './static-response.ts';

/**
 * Reads what a host needs to know of an output folder.
 * @param base path the site is served under
 * @throws Error when the folder is not there
 */
async function readStaticSite(folder: string, base: string): Promise<StaticSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const text = (name: string): Promise<string> => readFile(join(folder, name), 'utf8').catch(() => '');
  return {
    base,
    files: new Set(files),
    redirects: parseRedirectsFile(await text('_redirects')),
    headers: parseHeadersFile(await text('_headers')),
  };
}

/** Gives the site in a folder, read again after a build has put another folder in its place. */
export function watchedStaticSite(folder: string, base: string): () => Promise<StaticSite> {
  let known: { readonly identity: string; readonly site: Promise<StaticSite> } | undefined;
  return async () => {
    const { ino, ctimeMs } = await stat(folder);
    const identity = `${ino} ${ctimeMs}`;
    if (known?.identity !== identity) known = { identity, site: readStaticSite(folder, base) };
    return known.site;
  };
}
