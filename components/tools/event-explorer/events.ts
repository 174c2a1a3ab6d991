import { resolveObject } from '../../../data/resolve-examples.ts';

type JsonObject = Parameters<typeof resolveObject>[0];

/** An event as the explorer knows it. */
export type EventRow = {
  readonly name: string;
  /** When it is sent; may hold `code`. */
  readonly when: string;
  /** Kinds of receivers, for the filter. */
  readonly receivers: readonly string[];
  /** Who gets it, in words. */
  readonly who: string;
  readonly since?: string;
  /** What is sent, with `$of` in place of whole objects. */
  readonly example?: JsonObject;
};

/**
 * Events that hold every word in name, time or receiver, and go to a kind of receiver.
 * @param query beginnings of words in any order; a dot, an underscore and a space are the same; empty: all
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

/** The payload as JSON text, whole objects filled in. */
export const payloadText = (example: JsonObject, objects: Readonly<Record<string, JsonObject>>): string =>
  JSON.stringify(resolveObject(example, new Map(Object.entries(objects))), null, 2);

/** Names of the objects that examples are made of, those within them included. */
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
