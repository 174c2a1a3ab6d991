/** Called with the name of each input that is read. */
export type OnRead = (input: string) => void;

/** A map that reports what is read from it: `kind name`, `kind? name` (whether it exists), `kind*` (all of it). */
export class WatchedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #kind: string;
  readonly #map: ReadonlyMap<string, Value>;
  readonly #note: OnRead;

  constructor(kind: string, map: ReadonlyMap<string, Value>, note: OnRead) {
    this.#kind = kind;
    this.#map = map;
    this.#note = note;
  }

  get(name: string): Value | undefined {
    this.#note(`${this.#kind} ${name}`);
    return this.#map.get(name);
  }
  has(name: string): boolean {
    this.#note(`${this.#kind}? ${name}`);
    return this.#map.has(name);
  }
  get size(): number {
    return this.#all.size;
  }
  keys(): MapIterator<string> {
    return this.#all.keys();
  }
  values(): MapIterator<Value> {
    return this.#all.values();
  }
  entries(): MapIterator<[string, Value]> {
    return this.#all.entries();
  }
  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#all.entries();
  }
  forEach(visit: (value: Value, name: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#all.forEach(visit);
  }

  get #all(): ReadonlyMap<string, Value> {
    this.#note(`${this.#kind}*`);
    return this.#map;
  }
}

/** A set that reports what is read from it: `kind? name`, `kind*`. */
export class WatchedSet implements ReadonlySet<string> {
  readonly #kind: string;
  readonly #set: ReadonlySet<string>;
  readonly #note: OnRead;

  constructor(kind: string, set: ReadonlySet<string>, note: OnRead) {
    this.#kind = kind;
    this.#set = set;
    this.#note = note;
  }

  has(name: string): boolean {
    this.#note(`${this.#kind}? ${name}`);
    return this.#set.has(name);
  }
  get size(): number {
    return this.#all.size;
  }
  keys(): SetIterator<string> {
    return this.#all.keys();
  }
  values(): SetIterator<string> {
    return this.#all.values();
  }
  entries(): SetIterator<[string, string]> {
    return this.#all.entries();
  }
  [Symbol.iterator](): SetIterator<string> {
    return this.#all.values();
  }
  forEach(visit: (value: string, again: string, set: ReadonlySet<string>) => void): void {
    this.#all.forEach(visit);
  }

  get #all(): ReadonlySet<string> {
    this.#note(`${this.#kind}*`);
    return this.#set;
  }
}

/** An object that reports which properties are read; reading all of them counts as reading each. */
export function watchProperties<T extends object>(object: T, note: OnRead): T {
  return new Proxy(object, {
    get: (target, key) => {
      if (typeof key === 'string') note(key);
      return Reflect.get(target, key) as unknown;
    },
  });
}
