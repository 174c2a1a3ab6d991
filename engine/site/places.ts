import { posix } from 'node:path';
import { normalizePath } from '../model/url.ts';
import type { SitePage } from './site-pages.ts';

/**
 * Resolves the names by which links refer to pages and files. A question is one string, so that a build can note what was asked:
 *
 * | question | answer |
 * |---|---|
 * | `page guide/a.md`, `page guide/a` | path of the page with this file name (with or without extension), folder or path |
 * | `asset guide/a.png` | path of the file |
 */
export type Places = { readonly get: (question: string) => string | undefined };

export const pageAt = (places: Places, target: string): string | undefined => places.get(`page ${target}`);
export const assetAt = (places: Places, target: string): string | undefined => places.get(`asset ${target}`);

const withoutEnding = (file: string): string => file.replace(/\.(mdx?|markdown)$/i, '');

export function makePlaces(pages: ReadonlyMap<string, SitePage>, assets: readonly string[]): Places {
  const byFile = new Map<string, string>();
  const files = new Set(assets);
  for (const [path, { source }] of pages) {
    const file = withoutEnding(source.file).normalize('NFC');
    const folder = /^(.*?)\/?(?:index|readme)$/i.exec(file)?.[1];
    for (const name of folder === undefined ? [file] : [file, folder]) if (!byFile.has(name)) byFile.set(name, path);
  }
  const page = (target: string): string | undefined => {
    const named = posix.join('/', target).replace(/\/+$/, '').slice(1);
    const name = withoutEnding(named);
    const address = normalizePath(`/${name}`);
    // A path takes precedence, unless the name has a file extension.
    const direct = named === name && pages.has(address) ? address : byFile.get(name);
    return direct ?? (pages.has(address) ? address : undefined);
  };
  return {
    get: (question) => {
      const [, kind, target = ''] = /^(page|asset) (.*)$/s.exec(question) ?? [];
      return kind === 'page' ? page(target) : files.has(target) ? target : undefined;
    },
  };
}
