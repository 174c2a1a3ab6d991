import {
  appHostName,
  appUrlName,
  hostOf,
  isSecret,
  tidyValue,
  valueProblem,
  type Placeholders,
} from '../../model/placeholder.ts';

/** Where non-secret values are kept: a text, or null for none. */
export type ValueStorage = { readonly read: () => string | null; readonly write: (text: string | null) => void };

/**
 * The reader's values, by placeholder. Secrets are in this object and nowhere else, so that they end with the document; the others are also
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

  /** What stands in samples for a placeholder; undefined: the placeholder itself. */
  get(name: string): string | undefined {
    if (name !== appHostName) return this.#values.get(name);
    const url = this.#values.get(appUrlName);
    return url === undefined ? undefined : hostOf(url);
  }

  /** Takes a value as it was typed; an empty one takes the value away, and so does one that cannot stand in samples. @returns what is wrong with it */
  set(name: string, typed: string): string | undefined {
    const value = tidyValue(name, typed, this.#placeholders);
    const problem = valueProblem(name, value, this.#placeholders);
    if (value === '' || problem) this.#values.delete(name);
    else this.#values.set(name, value);
    this.#changed();
    return problem;
  }

  clear(): void {
    this.#values.clear();
    this.#changed();
  }

  /** Values that may leave memory. */
  shareable(): [name: string, value: string][] {
    return [...this.#values].filter(([name]) => !isSecret(name, this.#placeholders));
  }

  /** @returns stops listening */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another tab has changed what is stored. */
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

/** Of values that come from outside, those that may: named as placeholders are, no secrets, fit for samples. */
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
