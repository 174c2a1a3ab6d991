import { posix } from 'node:path';
import { decodeUrl } from '../../engine/model/url.ts';
import { pageEnding } from './settings.ts';

/** What links of a folder can lead to, by all the names by which its system knows them. */
export type TargetPage = { readonly file: string; readonly path: string; readonly id?: string | undefined };
export type Target =
  | { readonly kind: 'page'; readonly path: string; readonly hash: string }
  | { readonly kind: 'asset'; readonly file: string; readonly rest: string }
  /** A URL, or a link that stays as it is. */
  | { readonly kind: 'external' }
  | { readonly kind: 'broken' };

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).toLowerCase();

/** Resolves links: file names with or without ending, paths, numbers before names, `note:Name` (a note of Obsidian). */
export class Targets {
  readonly #pages = new Map<string, string>();
  readonly #assets = new Map<string, string>();
  readonly #notes = new Map<string, { page?: string; asset?: string }>();
  readonly #folder: string;

  /** @param folder the folder's own name, by which links from its system's root may call it */
  constructor(pages: readonly TargetPage[], assets: readonly string[], folder: string) {
    this.#folder = folder;
    for (const { file, path, id } of pages) {
      const name = file.replace(pageEnding, '').normalize('NFC');
      const parent = /^(.*?)\/?(?:index|readme)$/i.exec(name)?.[1];
      const all = [name, ...(parent === undefined ? [] : [parent]), path.slice(1, -1)];
      if (id !== undefined) all.push(posix.join(posix.dirname(name), id));
      for (const one of all.flatMap((each) => [each, each.replace(/(^|\/)\d+[-_.]+/g, '$1')]))
        add(this.#pages, one.toLowerCase(), path);
      add(this.#notes, nameOf(name), { page: path });
    }
    for (const file of assets) {
      add(this.#assets, file.normalize('NFC').toLowerCase(), file);
      add(this.#notes, nameOf(file), { asset: file });
    }
  }

  /** Where a link of a page leads. */
  resolve(href: string, from: TargetPage): Target {
    const isNote = href.startsWith('note:');
    if (!isNote && (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//'))) return { kind: 'external' };
    const [, rawPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(isNote ? href.slice('note:'.length) : href) ?? [];
    const name = decodeUrl(rawPath).normalize('NFC');
    const hash = decodeUrl(/#(.*)$/s.exec(rest)?.[1] ?? '');
    if (name === '') return { kind: 'page', path: from.path, hash };
    for (const candidate of this.#candidates(name, from)) {
      const target = candidate.replace(/^\/+|\/+$/g, '').toLowerCase();
      const asset = this.#assets.get(target);
      if (asset !== undefined) return { kind: 'asset', file: asset, rest };
      const page = this.#pages.get(target.replace(pageEnding, '').replace(/\.html?$/, ''));
      if (page !== undefined) return { kind: 'page', path: page, hash };
    }
    const note = isNote
      ? (this.#notes.get(nameOf(name)) ?? this.#notes.get(nameOf(name.replace(pageEnding, ''))))
      : undefined;
    if (note?.page !== undefined) return { kind: 'page', path: note.page, hash };
    return note?.asset === undefined ? { kind: 'broken' } : { kind: 'asset', file: note.asset, rest };
  }

  *#candidates(name: string, from: TargetPage): Generator<string> {
    if (!name.startsWith('/')) {
      const relative = posix.join(posix.dirname(from.file), name);
      if (!relative.startsWith('../')) yield relative;
      // Relative to the page's URL, and to the folder.
      yield posix.join(from.path, name);
      yield posix.join('/', name);
      yield posix.join('/docs', name);
      return;
    }
    yield name;
    const [, first = '', below = ''] = /^\/([^/]+)\/(.*)$/s.exec(name) ?? [];
    if (first && (first === this.#folder || first === 'docs')) yield below;
    for (const folder of ['public', 'static']) yield folder + name;
  }
}

function add<T>(map: Map<string, T>, name: string, value: T): void {
  if (!map.has(name)) map.set(name, value);
}
