import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from '../site/discover.ts';
import type { Findings } from './compiled.ts';
import { readSealed, sealed } from './cache-file.ts';
import type { TextsKey } from './plan-files.ts';

/** What is remembered about a page. */
export type RememberedPage = {
  /** Inputs that were read during compilation, and the resulting key; see `Inputs`. */
  readonly reads: readonly string[];
  readonly key: string;
  /** Key of its files, if they were written: made from the compiled page and everything around its body. */
  readonly files?: string;
  readonly findings: Findings;
};
/** What is remembered about all pages, by path. */
export type Memory = ReadonlyMap<string, RememberedPage>;

/** Number of files that hold the pages, so that an edit rewrites only a small part. */
const shards = 64;
const shardOf = (path: string): number => Number.parseInt(hashOf(path).slice(0, 4), 16) % shards;
const textsFile = 'texts.json';
const temporaryName = 'new-';
const fileOf = (shard: number): string => `${shard}.json`;

/**
 * Records of what was made, in a folder of the cache: one for each stamp, which identifies the output it describes. A record is
 * always complete or absent, even when a process is killed, because it is written under another name first.
 */
export class MemoryStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The record with this stamp; empty when there is none. */
  read(stamp: string | undefined): Memory {
    if (stamp === undefined) return new Map();
    const folder = join(this.#folder, stamp);
    try {
      const names = readdirSync(folder).filter((name) => name !== textsFile);
      const parts = names.map((name) => readSealed(join(folder, name)));
      return new Map(parts.flatMap((text) => JSON.parse(text) as [string, RememberedPage][]));
    } catch {
      return new Map();
    }
  }

  /** What the output's text files were made from, except those of pages; undefined when there is no such record. */
  readTexts(stamp: string | undefined): TextsKey | undefined {
    try {
      return JSON.parse(readSealed(join(this.#folder, stamp ?? '', textsFile))) as TextsKey;
    } catch {
      return undefined;
    }
  }

  /**
   * Writes a record and removes all others except `previous` and those that another process is writing.
   * @param before the content of the record `previous`: unchanged parts are linked from there
   */
  write(stamp: string, memory: Memory, previous: string | undefined, before: Memory, texts?: TextsKey): void {
    mkdirSync(this.#folder, { recursive: true });
    const temporary = mkdtempSync(join(this.#folder, temporaryName));
    const parts = partsOf(memory);
    const changed = changedParts(memory, before);
    for (const [shard, part] of parts) {
      const file = join(temporary, fileOf(shard));
      const linked =
        previous !== undefined && !changed.has(shard) && link(join(this.#folder, previous, fileOf(shard)), file);
      if (!linked) writeFileSync(file, sealed(JSON.stringify(part)));
    }
    if (texts) writeFileSync(join(temporary, textsFile), sealed(JSON.stringify(texts)));
    rmSync(join(this.#folder, stamp), { recursive: true, force: true });
    renameSync(temporary, join(this.#folder, stamp));
    for (const name of readdirSync(this.#folder)) {
      if (name !== stamp && name !== previous && !isBeingWritten(join(this.#folder, name)))
        rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
  }
}

/** Another process may be writing a record; a folder that is old was left by one that was killed. */
const isBeingWritten = (folder: string): boolean =>
  basename(folder).startsWith(temporaryName) && Date.now() - statSync(folder).mtimeMs < 3_600_000;

function partsOf(memory: Memory): Map<number, [string, RememberedPage][]> {
  const parts = new Map<number, [string, RememberedPage][]>();
  for (const entry of memory) {
    const shard = shardOf(entry[0]);
    const part = parts.get(shard);
    if (part) part.push(entry);
    else parts.set(shard, [entry]);
  }
  return parts;
}

/** Parts with a page that is new, removed or changed. */
function changedParts(memory: Memory, before: Memory): Set<number> {
  const paths = new Set([...memory.keys(), ...before.keys()]);
  const isSame = (path: string): boolean => {
    const [now, then] = [memory.get(path), before.get(path)];
    return now?.key === then?.key && now?.files === then?.files;
  };
  return new Set([...paths].filter((path) => !isSame(path)).map(shardOf));
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Identifies an output folder, whatever its name; undefined when it does not exist. Stays the same when the folder is renamed. */
export function stampOf(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino}-${stats.mtimeNs}`;
}
