import { createHash } from 'node:crypto';

/** Results by `contentKey` of the text they were made from. A `Map` is a cache that ends with the process. */
export type ContentCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
};

/** A short key for all the inputs of a result. */
export const contentKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
