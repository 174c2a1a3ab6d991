import { posix } from 'node:path';
import { decodeUrl, normalizePath } from '../model/url.ts';
import type { SourceFile } from './discover.ts';
import type { SiteModel } from './site-model.ts';

/** The target of a link. `href` is a site path with its query and hash, without the base path. */
export type ResolvedLink =
  | { readonly kind: 'page'; readonly path: string; readonly hash: string; readonly href: string }
  | { readonly kind: 'planned'; readonly path: string }
  | { readonly kind: 'withheld'; readonly path: string }
  | { readonly kind: 'asset'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'broken'; readonly path: string };

/**
 * Resolves a link from a page: site paths, paths relative to the file (`../line.md`, `#anchor`), redirected paths, files beside the pages,
 * URLs. Encoded and plain spellings are equivalent (`my%20page.md`).
 */
export function resolveLink(href: string, from: SourceFile, model: SiteModel): ResolvedLink {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return { kind: 'external', href };
  const [, rawPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const decodedPath = decodeUrl(rawPath).normalize('NFC');
  const hash = decodeUrl(/#(.*)$/s.exec(rest)?.[1] ?? '');
  const toPage = (path: string): ResolvedLink => ({ kind: 'page', path, hash, href: path + rest });
  if (decodedPath === '') return toPage(from.path);
  const target = targetOf(decodedPath, from);
  const asset = target === undefined ? undefined : model.places.asset(target);
  if (asset !== undefined) return { kind: 'asset', href: encodeAsset(asset) + rest };
  const page = target === undefined ? undefined : model.places.page(target);
  if (page !== undefined) return toPage(page);
  const absolute = decodedPath.startsWith('/') ? decodedPath : posix.join('/', posix.dirname(from.file), decodedPath);
  if (/\.[a-z0-9]+$/i.test(absolute) && !/\.(html?|mdx?|markdown)$/i.test(absolute))
    return { kind: 'broken', path: absolute };
  const path = normalizePath(absolute.replace(/\.(mdx?|markdown)$/i, ''));
  if (model.generated.has(path)) return toPage(path);
  if (model.withheld.has(path)) return { kind: 'withheld', path };
  if (model.planned.has(path)) return { kind: 'planned', path };
  return { kind: 'broken', path };
}

/** A link's target, relative to the content folder without a leading slash; undefined when it leads out of the folder. */
function targetOf(target: string, from: SourceFile): string | undefined {
  if (target.startsWith('/')) return target.slice(1);
  const relative = posix.join(posix.dirname(from.file), target);
  return relative.startsWith('../') ? undefined : relative;
}

const encodeAsset = (file: string): string => `/${encodeURI(file).replace(/[?#]/g, encodeURIComponent)}`;
