import { resolveObject } from '../../../data/resolve-examples.ts';

type JsonObject = Parameters<typeof resolveObject>[0];

/** An event in the explorer. */
export type EventRow = {
  readonly name: string;
  /** When it is sent; may contain `code`. */
  readonly when: string;
  /** Types of receivers, for the filter. */
  readonly receivers: readonly string[];
  /** Who receives it, in words. */
  readonly who: string;
  readonly since?: string;
  /** The payload, with `$of` in place of whole objects. */
  readonly example?: JsonObject;
};

/**
 * Events that contain every word in name, time or receiver, and go to a type of receiver.
 * @param query beginnings of words in any order; dots, underscores and spaces are equal; empty: all
 * @param receiver one of `receivers`; empty: any
 */
export function findEvents(events: readonly EventRow[], query: string, receiver: string): EventRow[] {
  const fold = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const words = fold(query).split(/\s+/).filter(Boolean);
  return events.filter(
    ({ name, when, who, receivers }) =>
      (receiver === '' || receivers.includes(receiver)) &&
      words.every((word) => fold(`${name} ${when} ${who}`).includes(` ${word}`)),
  );
}

/** The payload as JSON, with whole objects filled in. */
export const payloadText = (example: JsonObject, objects: Readonly<Record<string, JsonObject>>): string =>
  JSON.stringify(resolveObject(example, new Map(Object.entries(objects))), null, 2);

/** Names of the objects in examples, including nested ones. */
export function usedObjects(
  examples: readonly unknown[],
  objects: Readonly<Record<string, JsonObject>>,
  used = new Set<string>(),
): Set<string> {
  for (const [, key = ''] of JSON.stringify(examples).matchAll(/"\$of":"([^"]+)"/g)) {
    if (used.has(key)) continue;
    used.add(key);
    usedObjects([objects[key] ?? null], objects, used);
  }
  return used;
}
