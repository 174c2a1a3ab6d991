import corrections from './corrections.json' with { type: 'json' };
import { fullest, isObject, type Json } from './recordings.ts';

/** A JSON schema, as far as recordings give one. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  enum?: Json[];
  format?: string;
  $ref?: string;
  anyOf?: Schema[];
};
type Signature = {
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
  readonly also?: Record<string, Schema>;
};

const signatures = Object.entries(corrections.objects as Record<string, Signature>);
const byPathOrName = corrections.types as unknown as Record<string, Schema>;
const enumerations = corrections.enums as Record<string, Json[][]>;
const openObjects = new Set(corrections.openObjects);
const maps = new Set(corrections.maps);
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Name of the object in `components.schemas`, known by its keys; undefined for an object that only one operation has. */
const objectName = (value: Json): string | undefined =>
  isObject(value)
    ? signatures.find(
        ([, { has, hasNot = [] }]) =>
          has.every((key) => Object.hasOwn(value, key)) && !hasNot.some((key) => Object.hasOwn(value, key)),
      )?.[0]
    : undefined;

/**
 * Schemas that fit every recorded value, as strict as the recordings allow: a key is required if every recording has it, a value can be
 * null if one recording has null, and it is an enumeration if `corrections.json` knows one that has all recorded values.
 */
export class RecordedSchemas {
  /** Fields that every recording has as null and `corrections.json` has no type for. */
  readonly withoutType = new Set<string>();
  readonly #values = new Map<string, { [name: string]: Json }[]>();

  /** Collects the named objects within a body. */
  read(value: Json): void {
    if (Array.isArray(value)) for (const item of value) this.read(item);
    if (!isObject(value)) return;
    const name = objectName(value);
    if (name !== undefined) this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
    for (const [key, item] of Object.entries(value)) if (!openObjects.has(key)) this.read(item);
  }

  /** `components.schemas`: one schema for each named object that was read. */
  components(): Record<string, Schema> {
    return Object.fromEntries(
      signatures.flatMap(([name, { also = {} }]) => {
        const values = this.#values.get(name);
        if (!values) return [];
        const { properties, ...schema } = this.#object(values, [name]);
        return [[name, { type: 'object', ...schema, properties: { ...properties, ...also } }]];
      }),
    );
  }

  /** The fullest value of each named object that was read. */
  examples(): Record<string, Json> {
    return Object.fromEntries([...this.#values].map(([name, values]) => [name, fullest(values)]));
  }

  /** The schema of the values of one place. @param path keys from the operation's ID inward, `[]` for items of a list */
  of(values: readonly Json[], path: readonly string[]): Schema {
    const name = path.findLast((part) => part !== '[]') ?? '';
    const nullable = values.includes(null);
    const present = values.filter((value) => value !== null);
    const given = byPathOrName[path.join('.')];
    if (given) return withNull(given, nullable);
    if (!present.length && byPathOrName[name]) return byPathOrName[name];
    if (!present.length) {
      this.withoutType.add(path.join('.'));
      return { type: 'null' };
    }
    const named = new Set(present.map(objectName));
    const [only] = named;
    if (named.size === 1 && only !== undefined) return withNull({ $ref: `#/components/schemas/${only}` }, nullable);
    return withNull(this.#schema(present, path, name), nullable);
  }

  #schema(values: readonly Json[], path: readonly string[], name: string): Schema {
    const types = new Set(values.map(typeName));
    if (types.has('number')) types.delete('integer');
    const schema: Schema = { type: types.size === 1 ? ([...types][0] as string) : [...types] };
    if (types.has('object')) Object.assign(schema, this.#objectOrMap(values.filter(isObject), path, name));
    if (types.has('array')) {
      const items = values.filter((value) => Array.isArray(value)).flat();
      if (items.length) schema.items = this.of(items, [...path, '[]']);
    }
    const texts = values.filter((value) => typeof value === 'string');
    if (texts.length && texts.every((text) => isoTime.test(text))) schema.format = 'date-time';
    const enumeration = enumerations[name]?.find((candidate) => values.every((value) => candidate.includes(value)));
    return enumeration ? { ...schema, enum: enumeration } : schema;
  }

  #objectOrMap(values: readonly { [name: string]: Json }[], path: readonly string[], name: string): Schema {
    if (openObjects.has(name)) return { additionalProperties: true };
    if (maps.has(path.join('.')))
      return {
        additionalProperties: this.of(
          values.flatMap((value) => Object.values(value)),
          [...path, '[]'],
        ),
      };
    return this.#object(values, path);
  }

  #object(values: readonly { [name: string]: Json }[], path: readonly string[]): Schema {
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
    const required = keys.filter((key) => values.every((value) => Object.hasOwn(value, key)));
    const valuesOf = (key: string): Json[] =>
      values.flatMap((value) => (Object.hasOwn(value, key) ? [value[key] as Json] : []));
    return {
      properties: Object.fromEntries(keys.map((key) => [key, this.of(valuesOf(key), [...path, key])])),
      ...(required.length ? { required } : {}),
    };
  }
}

function typeName(value: Json): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function withNull(schema: Schema, nullable: boolean): Schema {
  if (!nullable) return schema;
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [...new Set([schema.type, 'null'].flat())],
    ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
  };
}
