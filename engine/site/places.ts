import { posix } from 'node:path';
import { normalizePath } from '../model/url.ts';
import type { SitePage } from './site-pages.ts';

export type Places = {
  /** Path of the page with this file name (`guide/a.md`, `guide/a`), folder or path. */
  readonly page: (target: string) => string | undefined;
  readonly asset: (target: string) => string | undefined;
};

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
  return { page, asset: (target) => (files.has(target) ? target : undefined) };
}
