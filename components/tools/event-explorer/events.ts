import type { Json } from '../../../data/payload.schema.ts';

type JsonObject = { readonly [key: string]: Json };

/** A type of receivers, for the filter. */
export type Receiver = 'Account webhook' | 'API channel' | 'Assistant' | 'Agents' | 'Contacts';

/** An event in the explorer. */
export type EventRow = {
  readonly name: string;
  /** When it is sent; may contain `code`. */
  readonly when: string;
  readonly receivers: readonly Receiver[];
  /** Who receives it, in words. */
  readonly who: string;
  readonly since?: string;
  /** The object whose fields the payload has. */
  readonly object?: { readonly name: string; readonly path: string };
  /** What the payload adds to the object or changes in it. */
  readonly example?: JsonObject;
};

/**
 * Events that contain every word in name, time or receiver, and go to a type of receiver.
 * @param query beginnings of words in any order; dots, underscores and spaces are equal; empty: all
 * @param receiver one of `receivers`; empty: any
 */
export function findEvents(events: readonly EventRow[], query: string, receiver: Receiver | ''): EventRow[] {
  const fold = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const words = fold(query).split(/\s+/).filter(Boolean);
  return events.filter(
    ({ name, when, who, receivers }) =>
      (receiver === '' || receivers.includes(receiver)) &&
      words.every((word) => fold(`${name} ${when} ${who}`).includes(` ${word}`)),
  );
}

/** An example without the objects that it consists of: of one that is the value of a field, only the key stays. */
export function withoutObjects(example: JsonObject): JsonObject {
  const isPart = '$of' in example;
  const entries = Object.entries(example).flatMap(([key, value]): [string, Json][] => {
    if (key === '$of') return [];
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[key, value]];
    const inner = value as JsonObject;
    const isObject = Object.keys(inner).every((name) => name === '$of' || name === 'account') && '$of' in inner;
    if (!isObject) return [[key, withoutObjects(inner)]];
    return isPart ? [] : [[key, {}]];
  });
  return Object.fromEntries(entries);
}
