import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { deserialize, serialize } from 'node:v8';
import { stateOf } from './bundle-engine.mjs';

/** How exactly the time of the last use is noted, in ms. */
const day = 86_400_000;
const mostBytes = 1_000_000_000;
const hashLength = 20;

const sha1 = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest();

/** A result; or the files on whose state it depends, if there are any. */
type Entry<Value> = { readonly value: Value; readonly files?: undefined } | { readonly files: readonly string[] };
export type Compute<Value> = (note: (file: string) => void) => Value | Promise<Value>;

/**
 * Results of functions, each in a file that is named after the hash of the function's code and its input. So a result can be damaged or
 * missing, but never out of date.
 */
export class Store {
  readonly #folder: string;
  /** Those that exist. */
  readonly #subfolders = new Set<string>();
  /** Why results can't be kept; undefined as long as they can. */
  failure: string | undefined;

  /** @param folder `.cache/objects`; need not exist */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The result of a function: kept from an earlier call, or computed now.
   * @param code hash of all the code that the function consists of
   * @param input anything that can be copied to another thread
   * @param compute calls `note` before it reads a file. The result counts as long as these files stay as they are
   */
  async memo<Value>(code: string, input: unknown, compute: Compute<Value>): Promise<Value> {
    const kept = this.#read<Entry<Value>>([code, input]);
    const whole = kept?.files ? this.#read<Entry<Value>>([code, input, kept.files.map(stateOf)]) : kept;
    if (whole && 'value' in whole) return whole.value;
    const files = new Map<string, string | null>();
    const value = await compute((file) => void (files.has(file) || files.set(file, stateOf(file))));
    if (files.size) this.#write([code, input], { files: [...files.keys()] });
    this.#write(files.size ? [code, input, [...files.values()]] : [code, input], { value });
    return value;
  }

  #fileOf(key: readonly unknown[]): string {
    const name = createHash('sha256').update(serialize(key)).digest('hex');
    return join(this.#folder, name.slice(0, 2), name.slice(2, 40));
  }

  /** Undefined for an entry that is missing or damaged. */
  #read<Kept>(key: readonly unknown[]): Kept | undefined {
    const file = this.#fileOf(key);
    try {
      const content = readFileSync(file);
      const bytes = content.subarray(hashLength);
      if (!sha1(bytes).equals(content.subarray(0, hashLength))) return undefined;
      if (Math.abs(Date.now() - statSync(file).mtimeMs) > day) utimesSync(file, new Date(), new Date());
      return deserialize(bytes) as Kept;
    } catch {
      return undefined;
    }
  }

  /** Complete or absent, whenever the process ends: it gets its name when it is whole. */
  #write(key: readonly unknown[], entry: Entry<unknown>): void {
    if (this.failure !== undefined) return;
    const file = this.#fileOf(key);
    const temporary = `${file}.${process.pid}-${threadId}`;
    const bytes = serialize(entry);
    try {
      if (!this.#subfolders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
      this.#subfolders.add(dirname(file));
      writeFileSync(temporary, Buffer.concat([sha1(bytes), bytes]));
      renameSync(temporary, file);
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }
}

/** Removes the results that have not been used for longest, when there are more than a gigabyte. */
export function trimStore(folder: string, most = mostBytes): void {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, stats: statSync(file) }))
      .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
    let bytes = 0;
    for (const { file, stats } of files) if ((bytes += stats.size) > most) rmSync(file, { force: true });
  } catch {
    // No folder yet, or another build is tidying up at the same moment.
  }
}
