import type { Json } from './payload.schema.ts';

type JsonObject = { readonly [key: string]: Json };

/**
 * Replaces `{ "$of": key }` with whole objects. Keys beside `$of` are added, or replace those of the object.
 * @param examples the example of each object, by key
 * @throws Error when there is no example of that key
 */
export function resolveExample(value: Json, examples: ReadonlyMap<string, JsonObject>): Json {
  if (isList(value)) return value.map((item) => resolveExample(item, examples));
  if (value === null || typeof value !== 'object') return value;
  return resolveObject(value, examples);
}

/** As `resolveExample`, for what is known to be an object. */
export function resolveObject(value: JsonObject, examples: ReadonlyMap<string, JsonObject>): JsonObject {
  const resolved: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key !== '$of') resolved[key] = resolveExample(item, examples);
    else Object.assign(resolved, resolveObject(exampleOf(String(item), examples), examples));
  }
  return resolved;
}

function exampleOf(key: string, examples: ReadonlyMap<string, JsonObject>): JsonObject {
  const example = examples.get(key);
  if (!example)
    throw new Error(
      `There is no example of “${key}”. data/webhooks.json has examples of: ${[...examples.keys()].join(', ')}.`,
    );
  return example;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
