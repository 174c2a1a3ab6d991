import { posix } from 'node:path';
import { decodeUrl, normalizePath } from '../model/url.ts';
import type { SourceFile } from './discover.ts';
import { assetAt, fileNamed, pageAt } from './places.ts';
import type { SiteModel } from './site-model.ts';

/** The target of a link. `href` is a site path with its query and hash, without the base path. */
export type ResolvedLink =
  | { readonly kind: 'page'; readonly path: string; readonly hash: string; readonly href: string }
  /** Declared, but not written yet. */
  | { readonly kind: 'planned'; readonly path: string }
  | { readonly kind: 'asset'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'broken'; readonly path: string };

/** An Obsidian link to a note by its name: `note:Daily%20note#heading`. */
const noteScheme = 'note:';

/**
 * Resolves a link from a page: site paths, paths relative to the file (`../line.md`, `#anchor`), redirected paths, files beside the
 * pages, URLs. Encoded and plain spellings are equivalent (`my%20page.md`).
 */
export function resolveLink(href: string, from: SourceFile, model: SiteModel): ResolvedLink {
  const isNote = href.startsWith(noteScheme);
  if (!isNote && (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//'))) return { kind: 'external', href };
  const [, rawPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(isNote ? href.slice(noteScheme.length) : href) ?? [];
  const written = decodeUrl(rawPath).normalize('NFC');
  const hash = decodeUrl(/#(.*)$/s.exec(rest)?.[1] ?? '');
  const toPage = (path: string): ResolvedLink => ({ kind: 'page', path, hash, href: path + rest });
  if (written === '') return toPage(from.path);
  const { places } = model;
  for (const target of targetsOf(written, from, model, isNote)) {
    const asset = assetAt(places, target);
    if (asset !== undefined) return { kind: 'asset', href: encodeAsset(asset) + rest };
    const page = pageAt(places, target);
    if (page !== undefined) return toPage(page);
  }
  const absolute = written.startsWith('/') ? written : posix.join('/', posix.dirname(from.file), written);
  if (/\.[a-z0-9]+$/i.test(absolute) && !/\.(html?|mdx?|markdown)$/i.test(absolute))
    return { kind: 'broken', path: absolute };
  const path = normalizePath(absolute.replace(/\.(mdx?|markdown)$/i, ''));
  if (model.generated.has(path)) return toPage(path);
  if (model.planned.has(path)) return { kind: 'planned', path };
  return { kind: 'broken', path };
}

/** Candidates for a link's target, relative to the content folder without a leading slash; the first that exists is used. */
function* targetsOf(written: string, from: SourceFile, model: SiteModel, isNote: boolean): Generator<string> {
  const relative = posix.join(posix.dirname(from.file), written);
  if (written.startsWith('/')) yield written.slice(1);
  else if (!relative.startsWith('../')) yield relative;
  if (model.strict) return;
  if (isNote) {
    yield written;
    const named = fileNamed(model.places, written);
    if (named !== undefined) yield named;
    return;
  }
  if (!written.startsWith('/')) {
    // Relative to the page's URL, and to the content folder.
    yield posix.join(from.path.slice(1), written);
    yield posix.join(written);
    return;
  }
  // The folder's own name (`/docs/a` in `docs/`), and folders that other systems serve as their root.
  const [, first = '', below = ''] = /^\/([^/]+)\/(.*)$/s.exec(written) ?? [];
  if (first && first === posix.basename(model.contentDir.replaceAll('\\', '/'))) yield below;
  for (const folder of ['public', 'static']) yield folder + written;
}

/** A file name encoded for a URL. */
const encodeAsset = (file: string): string => `/${encodeURI(file).replace(/[?#]/g, encodeURIComponent)}`;
