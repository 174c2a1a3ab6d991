import { posix } from 'node:path';
import { normalizePath } from '../model/url.ts';
import type { SitePage } from './site-pages.ts';
import { writtenAnchors } from './written-anchors.ts';

/**
 * Resolves the names by which links refer to pages and files. A question is one string, so that a build can note what was asked:
 *
 * | question | answer |
 * |---|---|
 * | `page guide/a.md`, `page guide/a` | path of the page with this file name (with or without extension), folder or path |
 * | `asset guide/a.png` | path of the file |
 * | `name Daily note` | path of the first page with this file name, in any folder |
 * | `anchor foobar` | the id by which the folder's own links refer to a heading with the id `foobar`, if none uses that |
 */
export type Places = { readonly get: (question: string) => string | undefined };

export const pageAt = (places: Places, target: string): string | undefined => places.get(`page ${target}`);
export const assetAt = (places: Places, target: string): string | undefined => places.get(`asset ${target}`);
export const anchorFor = (places: Places, id: string): string | undefined => places.get(`anchor ${id}`);
export const fileNamed = (places: Places, name: string): string | undefined => places.get(`name ${name}`);

const withoutEnding = (file: string): string => file.replace(/\.(mdx?|markdown)$/i, '');
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).toLowerCase();

/** @param strict for the site's own pages: names must match exactly. Otherwise case and numbers that order files are ignored */
export function makePlaces(pages: ReadonlyMap<string, SitePage>, assets: readonly string[], strict: boolean): Places {
  const byFile = new Map<string, string>();
  const byName = new Map<string, string>();
  const byLowerCase = new Map<string, string>();
  const files = new Set(assets);
  for (const [path, { source, id }] of pages) {
    const file = withoutEnding(source.file).normalize('NFC');
    const folder = /^(.*?)\/?(?:index|readme)$/i.exec(file)?.[1];
    for (const name of folder === undefined ? [file] : [file, folder]) remember(byFile, name, path);
    if (strict) continue;
    remember(byLowerCase, file.toLowerCase(), path);
    remember(byLowerCase, path.slice(1, -1).toLowerCase(), path);
    // Docusaurus and Next.js order files by number prefixes that their URLs leave out.
    for (const name of folder === undefined ? [file] : [file, folder])
      remember(byLowerCase, name.toLowerCase().replace(/(^|\/)\d+[-_.]+/g, '$1'), path);
    // The URL of a page of Docusaurus ends in its `id`.
    if (id !== undefined) remember(byLowerCase, posix.join(posix.dirname(file), id).toLowerCase(), path);
    remember(byName, nameOf(file), source.file);
  }
  for (const asset of strict ? [] : assets) {
    remember(byLowerCase, asset.toLowerCase(), asset);
    remember(byName, nameOf(asset), asset);
  }
  const page = (target: string): string | undefined => {
    const named = posix.join('/', target).replace(/\/+$/, '').slice(1);
    const name = withoutEnding(named);
    const address = normalizePath(`/${name}`);
    // A path takes precedence, unless the name has a file extension.
    const direct = named === name && pages.has(address) ? address : byFile.get(name);
    if (direct !== undefined) return direct;
    if (pages.has(address)) return address;
    const alike = byLowerCase.get(name.replace(/\.html?$/i, '').toLowerCase());
    return alike !== undefined && pages.has(alike) ? alike : undefined;
  };
  const asset = (target: string): string | undefined => {
    if (files.has(target)) return target;
    const alike = byLowerCase.get(target.toLowerCase());
    return alike !== undefined && files.has(alike) ? alike : undefined;
  };
  const file = (name: string): string | undefined =>
    byName.get(nameOf(withoutEnding(name))) ?? byName.get(nameOf(name));
  const anchor = strict ? () => undefined : writtenAnchors([...pages.values()].map(({ source }) => source.text));
  const answers: Readonly<Record<string, (target: string) => string | undefined>> = { page, asset, name: file, anchor };
  return {
    get: (question) => {
      const [, kind = '', target = ''] = /^(page|asset|name|anchor) (.*)$/s.exec(question) ?? [];
      return answers[kind]?.(target);
    },
  };
}

/** The first of several items with the same name keeps it. */
function remember(map: Map<string, string>, name: string, value: string): void {
  if (!map.has(name)) map.set(name, value);
}
