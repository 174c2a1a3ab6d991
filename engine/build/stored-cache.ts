import type { ContentCache } from '../compile/content-cache.ts';
import { readSealed, writeSealed } from './cache-file.ts';

/** Maximum size of the file, in characters. What has been unused for longest is dropped first. */
const limit = 16_000_000;

/**
 * Results of earlier runs by source text, in one cache file, which is read on the first request.
 * @param maker hash of the code that makes the results: those of other code are ignored
 */
export class StoredCache<Value> implements ContentCache<Value> {
  readonly #file: string;
  readonly #maker: string;
  #known: Map<string, Value> | undefined;
  #changed = false;

  constructor(file: string, maker: string) {
    this.#file = file;
    this.#maker = maker;
  }

  get isEmpty(): boolean {
    return this.#values.size === 0;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#moveToEnd(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#moveToEnd(key, value);
    this.#changed = true;
  }

  /** Writes the file if there is something new. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    const kept: string[] = [];
    let size = 0;
    for (const entry of [...this.#values].reverse()) {
      const text = JSON.stringify(entry);
      size += text.length;
      if (size > limit) break;
      kept.push(text);
    }
    await writeSealed(
      this.#file,
      `{"maker":${JSON.stringify(this.#maker)},"values":[\n${kept.reverse().join(',\n')}\n]}`,
    );
    this.#changed = false;
  }

  #moveToEnd(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }

  get #values(): Map<string, Value> {
    this.#known ??= new Map(this.#read());
    return this.#known;
  }

  #read(): [string, Value][] {
    try {
      const { maker, values } = JSON.parse(readSealed(this.#file)) as {
        maker: string;
        values: [string, Value][];
      };
      return maker === this.#maker ? values : [];
    } catch {
      return [];
    }
  }
}
