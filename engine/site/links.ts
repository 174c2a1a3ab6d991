import { posix } from 'node:path';
import { normalizePath } from '../model/url.ts';
import { pathOfFile, type SourceFile } from './discover.ts';
import type { SiteModel } from './site-model.ts';

/** What a written link leads to. `href` is a site path with its query and hash, without the base path. */
export type ResolvedLink =
  | { readonly kind: 'page'; readonly path: string; readonly hash: string; readonly href: string }
  /** Declared, not written yet. */
  | { readonly kind: 'planned'; readonly path: string }
  | { readonly kind: 'asset'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'broken'; readonly path: string };

/**
 * Resolves a link from a page: site paths, paths relative to the file (`../line.md`, `#anchor`), redirected paths, files beside the pages, addresses.
 */
export function resolveLink(href: string, from: SourceFile, model: SiteModel): ResolvedLink {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return { kind: 'external', href };
  const [, rawPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const hash = /#(.*)$/.exec(rest)?.[1] ?? '';
  const absolute = rawPath === '' ? from.path : rawPath.startsWith('/') ? rawPath : pathFromRelative(rawPath, from);
  if (/\.[a-z0-9]+$/i.test(absolute) && !/\.(html?|mdx?)$/i.test(absolute)) {
    const file = absolute.slice(1);
    return model.assets.includes(file) ? { kind: 'asset', href: absolute + rest } : { kind: 'broken', path: absolute };
  }
  const path = normalizePath(absolute.replace(/\.mdx?$/, ''));
  if (model.pages.has(path) || model.generated.has(path)) return { kind: 'page', path, hash, href: path + rest };
  if (model.planned.has(path)) return { kind: 'planned', path };
  return { kind: 'broken', path };
}

function pathFromRelative(path: string, from: SourceFile): string {
  const resolved = posix.join('/', posix.dirname(from.file), path);
  return /\.mdx?$/.test(resolved) ? pathOfFile(resolved.slice(1)) : resolved;
}
