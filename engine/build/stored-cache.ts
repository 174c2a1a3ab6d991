import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentCache } from '../compile/content-cache.ts';
import { readSealed, writeSealed } from './cache-file.ts';

/** Number of files that hold the results, so that an edit reads and writes only a small part. */
const partCount = 16;
/** Maximum size of a file, in characters. The results unused for the longest time are dropped first. */
const limit = 1_000_000;

const partOf = (key: string): number => key.charCodeAt(0) % partCount;

/**
 * Results of earlier runs by source text, in a folder of the cache. Each file is read on the first request for one of its results.
 * @param maker hash of the code that makes the results: those of other code are ignored
 */
export class StoredCache<Value> implements ContentCache<Value> {
  readonly #folder: string;
  readonly #maker: string;
  readonly #parts = new Map<number, Map<string, Value>>();
  readonly #changed = new Set<number>();

  constructor(folder: string, maker: string) {
    this.#folder = folder;
    this.#maker = maker;
  }

  /** Whether no earlier run has saved anything. */
  get isNew(): boolean {
    return !existsSync(this.#folder);
  }

  get(key: string): Value | undefined {
    const part = this.#part(partOf(key));
    const value = part.get(key);
    if (value !== undefined) moveToEnd(part, key, value);
    return value;
  }

  set(key: string, value: Value): void {
    moveToEnd(this.#part(partOf(key)), key, value);
    this.#changed.add(partOf(key));
  }

  /** Writes the files that have something new. */
  async save(): Promise<void> {
    await Promise.all([...this.#changed].map((part) => this.#write(part)));
    this.#changed.clear();
  }

  async #write(part: number): Promise<void> {
    const kept: string[] = [];
    let size = 0;
    for (const entry of [...this.#part(part)].reverse()) {
      const text = JSON.stringify(entry);
      size += text.length;
      if (size > limit) break;
      kept.push(text);
    }
    const values = kept.reverse().join(',\n');
    await writeSealed(this.#fileOf(part), `{"maker":${JSON.stringify(this.#maker)},"values":[\n${values}\n]}`);
  }

  #part(part: number): Map<string, Value> {
    const known = this.#parts.get(part) ?? new Map(this.#read(part));
    this.#parts.set(part, known);
    return known;
  }

  #read(part: number): [string, Value][] {
    try {
      const { maker, values } = JSON.parse(readSealed(this.#fileOf(part))) as {
        maker: string;
        values: [string, Value][];
      };
      return maker === this.#maker ? values : [];
    } catch {
      return [];
    }
  }

  #fileOf(part: number): string {
    return join(this.#folder, `${part}.json`);
  }
}

function moveToEnd<Value>(part: Map<string, Value>, key: string, value: Value): void {
  part.delete(key);
  part.set(key, value);
}
