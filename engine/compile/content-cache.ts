import { createHash } from 'node:crypto';

/** Cached results, by the `contentKey` of their inputs. A plain `Map` is a cache that lasts as long as the process. */
export type ContentCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): unknown;
};

/** A short hash of all the inputs of a result: 22 characters of base64url. */
export const contentKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);
