import { posix } from 'node:path';
import { pageEnding } from './settings.ts';
import { normalizePath } from '../../engine/model/url.ts';

/** A page's file, and the path it requests in its front matter. */
export type Candidate = { readonly file: string; readonly slug?: string | undefined };
export type Address = {
  readonly path: string;
  /** Why it differs from the expected path. */
  readonly why?: string;
};

/** Names of files that the build writes: a page's folder with such a name could be in the place of the file. */
const fileName = /\.(html?|md|json|txt|xml|webmanifest|conf|gz|br|js|css|svg|png|ico)$/i;
/** Folders of generated pages. */
const ownFolders = new Set(['pages', '404']);

/**
 * Assigns paths to pages that were not written for this engine. `README` and `index` become the page of their folder, a `slug` is
 * followed, and characters with a meaning in URLs become hyphens. No two pages get the same path, and no page gets that of a file
 * the build writes.
 * @param assets other files of the folder: a page's folder can't have the name of one of them
 * @returns paths in the order of the pages
 */
export function addressesOf(pages: readonly Candidate[], assets: readonly string[] = []): Address[] {
  const taken = new Map(assets.map((file) => [`/${file}/`.toLowerCase(), file]));
  const files = new Set(pages.map(({ file }) => stemOf(file).toLowerCase()));
  return pages.map(({ file, slug }) => {
    const wanted = slug === undefined ? fromFile(file, files) : fromSlug(slug, file);
    const free = unreserved(wanted);
    const path = untaken(free, taken);
    const other = taken.get(free.toLowerCase());
    taken.set(path.toLowerCase(), file);
    if (free !== wanted)
      return { path, why: `The build reserves the URL ${wanted}, or a file of that name, for itself.` };
    return path === free ? { path } : { path, why: `The URL ${free} belongs to ${other ?? 'another page'} already.` };
  });
}

const stemOf = (file: string): string => file.replace(pageEnding, '');

/** A folder's `README` is its index page, unless it also has an `index`. */
function fromFile(file: string, files: ReadonlySet<string>): string {
  const stem = stemOf(file);
  const [, folder = ''] = /^(.*?)[^/]*$/.exec(stem) ?? [];
  const name = stem.slice(folder.length).toLowerCase();
  const isIndex = name === 'index' || (name === 'readme' && !files.has(`${folder.toLowerCase()}index`));
  return normalizePath(`/${clean(isIndex ? folder : stem)}`);
}

/** `/guide/a` and `guide/a` are relative to the site's root, `a` and `./a` to the file's folder. */
function fromSlug(slug: string, file: string): string {
  const fromRoot = slug.startsWith('/') || (slug.includes('/') && !slug.startsWith('.'));
  return normalizePath(`/${clean(fromRoot ? slug : posix.join(posix.dirname(file), slug))}`);
}

/** Characters that have a meaning in URLs or are forbidden in file names become hyphens. */
const clean = (path: string): string =>
  path
    .normalize('NFC')
    .split('/')
    .filter((segment) => segment && segment !== '.' && segment !== '..')
    .map((segment) => segment.replace(/[\s%#?\\:*"<>|;\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '-'))
    .map((segment) => segment.replace(/^-+(?=.)|(?<=.)-+$/g, '').replace(/\.+$/, '') || 'page')
    .join('/');

function unreserved(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const named = segments.map((segment) => (fileName.test(segment) ? segment.replaceAll('.', '-') : segment));
  if (ownFolders.has((named[0] ?? '').toLowerCase())) named[0] = `${named[0]}-2`;
  return named.length ? `/${named.join('/')}/` : '/';
}

/** On many file systems, paths that differ only in case are the same file. */
function untaken(path: string, taken: ReadonlyMap<string, string>): string {
  let free = path;
  for (let count = 2; taken.has(free.toLowerCase()); count++)
    free = path === '/' ? `/home-${count}/` : `${path.slice(0, -1)}-${count}/`;
  return free;
}
