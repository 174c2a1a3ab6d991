import { resolve, type ApiDocument, type Schema } from './document.ts';

/** A field of a body, a response or a parameter, with the fields in it. */
export type ApiField = {
  readonly name: string;
  /** Names from the outermost field: `['contact', 'id']`. An item of a list has the list's own path. */
  readonly path: readonly string[];
  /** As readers say it: `string`, `integer or null`, `list of objects`. */
  readonly type: string;
  readonly required: boolean;
  /** `date-time`, `email`, … */
  readonly format?: string;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
  /** `readOnly`: only in responses. `writeOnly`: only in requests. */
  readonly access?: 'read' | 'write';
  /** What the description itself says of it. */
  readonly description?: string;
  /** Name of the schema it is, when it has one. */
  readonly schema?: string;
  readonly children: readonly ApiField[];
  /** Forms of which it has one. */
  readonly variants: readonly ApiVariant[];
  /** The same schema is further out: its fields are shown there. */
  readonly repeats?: boolean;
};
export type ApiVariant = {
  readonly label: string;
  readonly fields: readonly ApiField[];
  /** The same form is further up: its fields are shown there. */
  readonly repeats?: boolean;
};

/** Deeper than this a field is named and not unfolded: nobody reads on, and some descriptions have no end. */
const deepest = 6;

type Shape = {
  types: Set<string>;
  properties: Map<string, Schema>;
  required: Set<string>;
  items?: Schema;
  variants: Schema[];
  values?: readonly unknown[];
  format?: string;
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  open?: Schema;
};

/** Everything a schema says, what it refers to and what it combines (`allOf`) included. Each schema is read once. */
function shapeOf(document: ApiDocument, schema: Schema, seen = new Set<Schema>()): Shape {
  const shape: Shape = { types: new Set(), properties: new Map(), required: new Set(), variants: [] };
  const read = (part: Schema | undefined): void => {
    const found = resolve<Schema>(document, part);
    if (!found || seen.has(found)) return;
    seen.add(found);
    for (const type of [found.type ?? []].flat()) shape.types.add(type);
    for (const [name, property] of Object.entries(found.properties ?? {})) shape.properties.set(name, property);
    for (const name of found.required ?? []) shape.required.add(name);
    if (found.items) shape.items = found.items;
    if (found.enum) shape.values = found.enum;
    if (found.const !== undefined) shape.values = [found.const];
    if (found.format !== undefined) shape.format = found.format;
    if (found.default !== undefined) shape.default = found.default;
    if (found.description !== undefined) shape.description ??= found.description;
    if (found.deprecated) shape.deprecated = true;
    if (found.readOnly) shape.readOnly = true;
    if (found.writeOnly) shape.writeOnly = true;
    if (typeof found.additionalProperties === 'object') shape.open = found.additionalProperties;
    shape.variants.push(...(found.oneOf ?? []), ...(found.anyOf ?? []));
    for (const combined of found.allOf ?? []) read(combined);
  };
  read(schema);
  return shape;
}

const isNull = (document: ApiDocument, schema: Schema): boolean => resolve<Schema>(document, schema)?.type === 'null';
const schemaName = (schema: Schema): string | undefined =>
  /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
const plural: Readonly<Record<string, string>> = {
  object: 'objects',
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  array: 'lists',
};

/** The type in words; `list of strings`, `string or null`. */
export function typeOf(document: ApiDocument, schema: Schema): string {
  const { types, properties, items, variants } = shapeOf(document, schema);
  const real = variants.filter((variant) => !isNull(document, variant));
  const names = [...types].filter((type) => type !== 'null');
  if (!names.length && (properties.size || real.length))
    names.push(properties.size ? 'object' : real.length > 1 ? 'one of several' : '');
  if (!names.length && items) names.push('array');
  const words = names.map((name) => {
    if (name === '') return typeOf(document, real[0] as Schema);
    if (name !== 'array') return name;
    const inner = items ? typeOf(document, items) : '';
    return inner ? `list of ${plural[inner] ?? inner}` : 'list';
  });
  const nullable = types.has('null') || real.length < variants.length;
  return [...new Set([...(words.length ? words : ['any']), ...(nullable ? ['null'] : [])])].join(' or ');
}

/**
 * Where a walk is: the schemas around the current one, and those that were unfolded before. A schema is unfolded once in a tree, so that a
 * description whose schemas hold one another stays as long as it is.
 */
type Walk = { readonly above: readonly Schema[]; readonly shown: Set<Schema> };
const newWalk = (): Walk => ({ above: [], shown: new Set() });

/** The fields of an object, or of the objects of a list. Empty for a value that has none. */
export function fieldsOf(
  document: ApiDocument,
  schema: Schema | undefined,
  path: readonly string[] = [],
  walk = newWalk(),
): readonly ApiField[] {
  const found = schema && resolve<Schema>(document, schema);
  if (!schema || !found || walk.above.includes(found) || path.length > deepest) return [];
  const shape = shapeOf(document, schema);
  const inside = { ...walk, above: [...walk.above, found] };
  if (shape.properties.size === 0 && shape.items) return fieldsOf(document, shape.items, path, inside);
  return [...shape.properties].map(([name, property]) =>
    field(document, name, property, shape.required.has(name), path, inside),
  );
}

/** The forms of a value that has one of several, `null` left out; empty when there is one form only. */
export function variantsOf(
  document: ApiDocument,
  schema: Schema | undefined,
  path: readonly string[] = [],
  walk = newWalk(),
): readonly ApiVariant[] {
  if (!schema || walk.above.length > deepest) return [];
  const shape = shapeOf(document, schema);
  const target = shape.variants.length || !shape.items ? shape : shapeOf(document, shape.items);
  const real = target.variants.filter((variant) => !isNull(document, variant));
  if (real.length < 2) return [];
  return real.map((variant, index) => {
    const found = resolve<Schema>(document, variant);
    const named = schemaName(variant);
    const label = found?.title ?? named ?? `Form ${index + 1}: ${typeOf(document, variant)}`;
    if (found && named !== undefined && walk.shown.has(found)) return { label, fields: [], repeats: true };
    if (found && named !== undefined) walk.shown.add(found);
    return { label, fields: fieldsOf(document, variant, path, walk) };
  });
}

/** What a field's value is made of: the one form it has beside `null`, or the items of a list. */
function innerSchema(document: ApiDocument, schema: Schema, shape: Shape): Schema {
  const real = shape.variants.filter((variant) => !isNull(document, variant));
  return shape.properties.size || real.length !== 1 ? schema : (real[0] as Schema);
}

function field(
  document: ApiDocument,
  name: string,
  schema: Schema,
  required: boolean,
  outer: readonly string[],
  walk: Walk,
): ApiField {
  const path = [...outer, name];
  const shape = shapeOf(document, schema);
  const inner = innerSchema(document, schema, shape);
  const target = resolve<Schema>(document, shape.items ?? inner);
  const named = schemaName(schema) ?? schemaName(shape.items ?? inner);
  const repeats =
    target !== undefined && (walk.above.includes(target) || (named !== undefined && walk.shown.has(target)));
  if (target && named !== undefined) walk.shown.add(target);
  const values = shape.values ?? (shape.items && shapeOf(document, shape.items).values);
  return {
    name,
    path,
    type: typeOf(document, schema),
    required,
    ...(shape.format ? { format: shape.format } : {}),
    ...(values ? { values } : {}),
    ...(shape.default === undefined ? {} : { default: shape.default }),
    ...(shape.deprecated ? { deprecated: true } : {}),
    ...(shape.readOnly ? { access: 'read' as const } : shape.writeOnly ? { access: 'write' as const } : {}),
    ...(shape.description ? { description: shape.description } : {}),
    ...(named ? { schema: named } : {}),
    children: repeats ? [] : fieldsOf(document, inner, path, walk),
    variants: repeats ? [] : variantsOf(document, schema, path, walk),
    // An enumeration that was named before has nothing to unfold: its values are here again.
    ...(repeats && !values ? { repeats } : {}),
  };
}
