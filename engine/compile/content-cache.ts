import { createHash } from 'node:crypto';

/** What has been made of texts, by `contentKey`; a `Map` is a cache that ends with the process. */
export type ContentCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
};

/** A short name for everything that something is made of. */
export const contentKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
