import { readFileSync } from 'node:fs';
import type { TokenCache } from '../compile/highlight.ts';
import { writeWhole } from './write-whole.ts';

/** Characters that the file may hold; what has not been used for longest goes first. */
const limit = 16_000_000;

/** Highlighted code of all builds by the hash of its text, in one file of the cache. Read when the first code is asked for. */
export class StoredTokens implements TokenCache {
  readonly #file: string;
  #known: Map<string, string[]> | undefined;
  #changed = false;

  constructor(file: string) {
    this.#file = file;
  }

  get(key: string): string[] | undefined {
    const lines = this.#lines.get(key);
    if (lines) this.#moveToEnd(key, lines);
    return lines;
  }

  set(key: string, lines: string[]): void {
    this.#moveToEnd(key, lines);
    this.#changed = true;
  }

  /** Writes the file, when there is something new. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    const kept: string[] = [];
    let size = 0;
    for (const entry of [...this.#lines].reverse()) {
      const text = JSON.stringify(entry);
      size += text.length;
      if (size > limit) break;
      kept.push(text);
    }
    await writeWhole(this.#file, `[${kept.reverse().join(',\n')}]`);
    this.#changed = false;
  }

  #moveToEnd(key: string, lines: string[]): void {
    this.#lines.delete(key);
    this.#lines.set(key, lines);
  }

  get #lines(): Map<string, string[]> {
    this.#known ??= new Map(readEntries(this.#file));
    return this.#known;
  }
}

function readEntries(file: string): [string, string[]][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][];
  } catch {
    return [];
  }
}
