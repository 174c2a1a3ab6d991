import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../content/discover.ts';
import type { SiteModel } from '../content/site-model.ts';
import type { PageFrame } from './page-data.ts';
import type { PageResult } from './page-job.ts';
import { folderOf } from './render-document.ts';

/** What is remembered of a build: a page whose key is the same again is not built again. */
export type BuildMemory = {
  /** The output folder the pages are in. */
  readonly out: string;
  readonly pages: Record<string, { readonly key: string; readonly result: PageResult }>;
};

const file = (cacheDir: string, name: string): string => join(cacheDir, `${name}.json`);

async function readJson<T>(path: string): Promise<T | undefined> {
  return readFile(path, 'utf8').then((text) => JSON.parse(text) as T).catch(() => undefined);
}

/** The memory of the last build into `out`, empty when there is none. */
export async function readMemory(cacheDir: string | undefined, out: string): Promise<BuildMemory> {
  const memory = cacheDir && (await readJson<BuildMemory>(file(cacheDir, `pages-${hashOf(out)}`)));
  return memory && memory.out === out ? memory : { out, pages: {} };
}

export async function writeMemory(cacheDir: string, memory: BuildMemory): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file(cacheDir, `pages-${hashOf(memory.out)}`), JSON.stringify(memory));
}

/** Highlighted code of earlier builds. */
export async function readCode(cacheDir: string | undefined): Promise<Map<string, string[]>> {
  return new Map(cacheDir ? await readJson<[string, string[]][]>(file(cacheDir, 'code')) : []);
}

export async function writeCode(cacheDir: string, code: ReadonlyMap<string, string[]>): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(file(cacheDir, 'code'), JSON.stringify([...code]));
}

/**
 * What all pages depend on: code, data, brand, client, sidebars, snippets, and what pages say of each other (titles, descriptions).
 * @param engine hash of everything that is not content
 */
export function siteKey(model: SiteModel, engine: string, shell: unknown): string {
  const pages = [...model.pages.values()].map(({ source, meta }) => [source.path, meta.title, meta.label, meta.description]);
  const snippets = [...model.snippets.values()].map((snippet) => snippet.hash);
  return hashOf(JSON.stringify([engine, shell, pages, snippets, model.sidebars, [...model.planned], model.config.site, model.assets, model.strict]));
}

export function pageKey(site: string, model: SiteModel, frame: PageFrame): string {
  return hashOf(JSON.stringify([site, model.pages.get(frame.path)?.source.hash, frame]));
}

/** Takes a page's files over from the last output. False when they are not there any more. */
export const reusePage = (path: string, from: string, to: string): boolean => reuseFiles(join(from, folderOf(path)), join(to, folderOf(path)), ['index.html', 'page.json', 'index.md']);

/**
 * Links files and their compressed forms from one folder into another. False when one of them is not there; the caller writes them then.
 * A large site has thousands of links to make: one after the other is several times as fast as through promises.
 */
export function reuseFiles(source: string, target: string, files: readonly string[]): boolean {
  try {
    const there = new Set(readdirSync(source));
    if (!files.every((name) => there.has(name))) return false;
    mkdirSync(target, { recursive: true });
    for (const name of files.flatMap((file) => [file, `${file}.gz`, `${file}.br`])) if (there.has(name)) linkSync(join(source, name), join(target, name));
    return true;
  } catch {
    return false;
  }
}
