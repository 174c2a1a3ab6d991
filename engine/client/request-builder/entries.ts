import { formTexts } from '../form-texts.ts';
import type { RequestField } from '../../model/request-form.ts';

/** Texts in the fields of a form, by the JSON Pointer of each value. */
export type Entries = ReadonlyMap<string, string>;
/** Messages about invalid values, by JSON Pointer. */
export type Problems = ReadonlyMap<string, string>;

const pointerOf = (outer: string, name: string): string =>
  `${outer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** All fields with their JSON Pointers, including those inside objects. */
export const placesOf = (fields: readonly RequestField[], outer = ''): { field: RequestField; pointer: string }[] =>
  fields.flatMap((field) => {
    const pointer = pointerOf(outer, field.name);
    return [{ field, pointer }, ...placesOf(field.children ?? [], pointer)];
  });

/** The entries for a value. The inverse of `valueOf`. */
export function entriesOf(fields: readonly RequestField[], value: unknown): Map<string, string> {
  const entries = new Map<string, string>();
  const enter = (inner: readonly RequestField[], object: unknown, outer: string): void => {
    if (object === null || typeof object !== 'object') return;
    for (const field of inner) {
      if (!Object.hasOwn(object, field.name)) continue;
      const inside = (object as Record<string, unknown>)[field.name];
      const pointer = pointerOf(outer, field.name);
      if (field.kind === 'object') enter(field.children ?? [], inside, pointer);
      else entries.set(pointer, entryOf(field, inside));
    }
  };
  enter(fields, value, '');
  return entries;
}

function entryOf({ kind, values }: RequestField, value: unknown): string {
  if (kind === 'choice') return String(values?.findIndex((option) => option === value) ?? -1).replace('-1', '');
  if (kind === 'list' && Array.isArray(value)) return value.join('\n');
  if (kind === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The value of a form's entries. Empty fields are omitted; a text in a number field remains a string, which the schema rejects.
 * @returns the value, and a problem for each field that isn't valid JSON
 */
export function valueOf(
  fields: readonly RequestField[],
  entries: Entries,
): { value: Record<string, unknown>; problems: Problems } {
  const problems = new Map<string, string>();
  const read = (inner: readonly RequestField[], outer: string): Record<string, unknown> =>
    Object.fromEntries(
      inner.flatMap((field): [string, unknown][] => {
        const pointer = pointerOf(outer, field.name);
        if (field.kind === 'object') {
          const filled = field.required || isFilled(entries, `${pointer}/`);
          return filled ? [[field.name, read(field.children ?? [], pointer)]] : [];
        }
        const entry = entries.get(pointer) ?? '';
        if (entry.trim() === '') return [];
        try {
          return [[field.name, readEntry(field, entry)]];
        } catch {
          problems.set(pointer, formTexts.problemJson);
          return [];
        }
      }),
    );
  return { value: read(fields, ''), problems };
}

const isFilled = (entries: Entries, within: string): boolean =>
  [...entries].some(([pointer, entry]) => pointer.startsWith(within) && entry.trim() !== '');

/** A value with its properties in the order of the sample, and with the sample's properties that have no field. */
export function likeSample(
  fields: readonly RequestField[],
  sample: unknown,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const before = (sample ?? {}) as Record<string, unknown>;
  const fieldsByName = new Map(fields.map((field) => [field.name, field]));
  const names = new Set([...Object.keys(before), ...Object.keys(value)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      const field = fieldsByName.get(name);
      if (!field) return [[name, before[name]]];
      if (!Object.hasOwn(value, name)) return [];
      const inside = value[name];
      const { kind, children = [] } = field;
      return [
        [name, kind === 'object' ? likeSample(children, before[name], inside as Record<string, unknown>) : inside],
      ];
    }),
  );
}

/** @throws SyntaxError for invalid JSON */
function readEntry({ kind, type, values }: RequestField, entry: string): unknown {
  if (kind === 'number') return numberOr(entry);
  if (kind === 'boolean') return entry === 'true';
  if (kind === 'choice') return values?.[Number(entry)];
  if (kind === 'json') return JSON.parse(entry) as unknown;
  if (kind !== 'list') return entry;
  const items = entry.split('\n').filter((line) => line.trim() !== '');
  return type.startsWith('list of strings') ? items : items.map(numberOr);
}

const numberOr = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text);
