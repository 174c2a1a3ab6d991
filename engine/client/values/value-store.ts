import { formTexts } from '../form-texts.ts';
import {
  appHostName,
  appUrlName,
  hostOf,
  isSecret,
  tidyValue,
  valueProblem,
  type Placeholders,
} from '../../model/placeholder.ts';

/** Storage for values that aren't secret: a text, or null for none. */
export type ValueStorage = { readonly read: () => string | null; readonly write: (text: string | null) => void };

/**
 * The reader's values by placeholder. Secrets are only in this object, so they are lost when the document is closed; other values are also
 * in the browser's storage.
 */
export class ValueStore {
  readonly #placeholders: Placeholders;
  readonly #storage: ValueStorage;
  #values = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(placeholders: Placeholders, storage: ValueStorage) {
    this.#placeholders = placeholders;
    this.#storage = storage;
    this.#read();
  }

  /** The value of a placeholder; undefined if none is set. */
  get(name: string): string | undefined {
    if (name !== appHostName) return this.#values.get(name);
    const url = this.#values.get(appUrlName);
    return url === undefined ? undefined : hostOf(url);
  }

  /**
   * Sets a value as it was typed. An empty or invalid value removes the previous one.
   * @returns a message if the value is invalid
   */
  set(name: string, typed: string): string | undefined {
    const value = tidyValue(name, typed, this.#placeholders);
    const problem = valueProblem(name, value, this.#placeholders, formTexts);
    if (value === '' || problem) this.#values.delete(name);
    else this.#values.set(name, value);
    this.#changed();
    return problem;
  }

  clear(): void {
    this.#values.clear();
    this.#changed();
  }

  /** The values that may be stored and put in links: all except secrets. */
  shareable(): [name: string, value: string][] {
    return [...this.#values].filter(([name]) => !isSecret(name, this.#placeholders));
  }

  /** @returns a function that removes the listener */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the storage again after another tab has changed it. */
  reread(): void {
    this.#read();
    for (const listener of this.#listeners) listener();
  }

  #changed(): void {
    const values = this.shareable();
    this.#storage.write(values.length ? JSON.stringify(Object.fromEntries(values)) : null);
    for (const listener of this.#listeners) listener();
  }

  #read(): void {
    const secrets = [...this.#values].filter(([name]) => isSecret(name, this.#placeholders));
    this.#values = new Map([...secrets, ...acceptable(parse(this.#storage.read()), this.#placeholders)]);
  }
}

/** Of values from storage or a link, those that are safe to use: with a valid name and value, and not secret. */
export const acceptable = (
  values: Iterable<readonly [string, unknown]>,
  placeholders: Placeholders,
): [string, string][] =>
  [...values].flatMap(([name, value]): [string, string][] =>
    /^[A-Z][A-Z0-9_]*$/.test(name) &&
    typeof value === 'string' &&
    value !== '' &&
    !isSecret(name, placeholders) &&
    valueProblem(name, value, placeholders) === undefined
      ? [[name, value]]
      : [],
  );

function parse(text: string | null): [string, unknown][] {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return value !== null && typeof value === 'object' ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
