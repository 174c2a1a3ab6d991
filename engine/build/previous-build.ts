import { linkSync, mkdirSync, readdirSync, unlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../site/discover.ts';
import { samplesIn } from '../site/read-samples.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { PageFrame } from '../output/page-data.ts';
import type { PageResult } from './page-job.ts';
import { folderOf } from '../output/render-document.ts';

/** What is remembered of a page: when its key is the same again, it is not built again. */
export type RememberedPage = { readonly key: string; readonly result: PageResult };
/** What is remembered of a build, by path. */
export type BuildMemory = ReadonlyMap<string, RememberedPage>;

/** The memory is in as many files, so that an edit writes a small part of it. */
const shards = 64;
const shardOf = (path: string): number => Number.parseInt(hashOf(path).slice(0, 4), 16) % shards;

const memoryFolder = (cacheDir: string, out: string): string => join(cacheDir, `pages-${hashOf(out)}`);

async function readJson<T>(path: string): Promise<T | undefined> {
  return readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined);
}

/** Tells one output folder from every other, whatever its name: a memory is true of the folder it was written with, and of no other. */
export async function stampOf(folder: string): Promise<string | undefined> {
  const stats = await stat(folder, { bigint: true }).catch(() => undefined);
  return stats && `${stats.ino}-${stats.mtimeNs}`;
}

const stampFile = 'stamp';

/** The memory of the last build into `out`; empty when there is none, or when what is there now is not what that build wrote. */
export async function readMemory(cacheDir: string | undefined, out: string): Promise<BuildMemory> {
  if (!cacheDir) return new Map();
  const folder = memoryFolder(cacheDir, out);
  const [stamp, written] = await Promise.all([
    stampOf(out),
    readFile(join(folder, stampFile), 'utf8').catch(() => undefined),
  ]);
  if (stamp === undefined || stamp !== written) return new Map();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const parts = await Promise.all(names.map((name) => readJson<[string, RememberedPage][]>(join(folder, name))));
  return new Map(parts.flatMap((part) => part ?? []));
}

/**
 * Remembers a build.
 * @param stamp of the folder that was written
 * @param before what was remembered: only parts that differ are written
 */
export async function writeMemory(
  cacheDir: string,
  out: string,
  stamp: string | undefined,
  memory: BuildMemory,
  before: BuildMemory,
): Promise<void> {
  const folder = memoryFolder(cacheDir, out);
  const changed = new Set([...before.keys()].filter((path) => !memory.has(path)).map(shardOf));
  const parts = Array.from({ length: shards }, (): [string, RememberedPage][] => []);
  for (const [path, page] of memory) {
    const shard = shardOf(path);
    parts[shard]?.push([path, page]);
    if (before.get(path)?.key !== page.key) changed.add(shard);
  }
  // Without a memory to build on, parts of an older one may still lie there.
  if (!before.size) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...changed].map((shard) => writeFile(join(folder, `${shard}.json`), JSON.stringify(parts[shard]))),
  );
  await writeFile(join(folder, stampFile), stamp ?? '');
}

const codeFile = (cacheDir: string): string => join(cacheDir, 'code.json');

/** Highlighted code of earlier builds. */
export async function readCode(cacheDir: string | undefined): Promise<Map<string, string[]>> {
  return new Map(cacheDir ? await readJson<[string, string[]][]>(codeFile(cacheDir)) : []);
}

export async function writeCode(cacheDir: string, code: ReadonlyMap<string, string[]>): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  await writeFile(codeFile(cacheDir), JSON.stringify([...code]));
}

/**
 * What all pages depend on: code, data, brand, client, sidebars, snippets, and what pages say of each other (titles, descriptions).
 * @param engine hash of everything that is not content
 */
export function siteKey(model: SiteModel, engine: string, shell: unknown): string {
  const pages = [...model.pages.values()].map(({ source, meta }) => [
    source.path,
    meta.title,
    meta.label,
    meta.description,
  ]);
  const snippets = [...model.snippets.values()].map(({ hash, text }) => [hash, samplesOf(text, model)]);
  return hashOf(
    JSON.stringify([
      engine,
      shell,
      pages,
      snippets,
      model.sidebars,
      [...model.planned],
      model.config.site,
      model.assets,
      model.strict,
    ]),
  );
}

export function pageKey(site: string, model: SiteModel, frame: PageFrame): string {
  const source = model.pages.get(frame.path)?.source;
  return hashOf(JSON.stringify([site, source?.hash, samplesOf(source?.text ?? '', model), frame]));
}

const samplesOf = (text: string, { samples }: SiteModel): string[] => samplesIn(text, samples).map(({ hash }) => hash);

/** Takes a page's files over from the last output. False when they are not there any more. */
export const reusePage = (path: string, from: string, to: string): boolean =>
  reuseFiles(join(from, folderOf(path)), join(to, folderOf(path)), ['index.html', 'page.json', 'index.md']);

/**
 * Links files and their compressed forms from one folder into another. False, and nothing linked, when one of them cannot be; the caller writes them then.
 * A large site has thousands of links to make: one after the other is several times as fast as through promises.
 */
export function reuseFiles(source: string, target: string, files: readonly string[]): boolean {
  const linked: string[] = [];
  try {
    const there = new Set(readdirSync(source));
    if (!files.every((name) => there.has(name))) return false;
    mkdirSync(target, { recursive: true });
    for (const name of files.flatMap((file) => [file, `${file}.gz`, `${file}.br`])) {
      if (!there.has(name)) continue;
      linkSync(join(source, name), join(target, name));
      linked.push(join(target, name));
    }
    return true;
  } catch {
    // Writing into a link would change the old output too.
    for (const file of linked) unlinkSync(file);
    return false;
  }
}
