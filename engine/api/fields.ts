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
export type ApiVariant = { readonly label: string; readonly fields: readonly ApiField[] };

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

/** The fields of an object, or of the objects of a list. Empty for a value that has none. */
export function fieldsOf(
  document: ApiDocument,
  schema: Schema | undefined,
  path: readonly string[] = [],
  above: readonly Schema[] = [],
): readonly ApiField[] {
  const found = schema && resolve<Schema>(document, schema);
  if (!schema || !found || above.includes(found) || path.length > deepest) return [];
  const shape = shapeOf(document, schema);
  const inside = [...above, found];
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
  above: readonly Schema[] = [],
): readonly ApiVariant[] {
  if (!schema || above.length > deepest) return [];
  const shape = shapeOf(document, schema);
  const target = shape.variants.length || !shape.items ? shape : shapeOf(document, shape.items);
  const real = target.variants.filter((variant) => !isNull(document, variant));
  if (real.length < 2) return [];
  return real.map((variant, index) => {
    const found = resolve<Schema>(document, variant);
    return {
      label: found?.title ?? schemaName(variant) ?? `Form ${index + 1}: ${typeOf(document, variant)}`,
      fields: fieldsOf(document, variant, path, above),
    };
  });
}

function field(
  document: ApiDocument,
  name: string,
  schema: Schema,
  required: boolean,
  outer: readonly string[],
  above: readonly Schema[],
): ApiField {
  const path = [...outer, name];
  const shape = shapeOf(document, schema);
  const single = shape.variants.filter((variant) => !isNull(document, variant));
  const inner = shape.properties.size || !(single.length === 1) ? schema : (single[0] as Schema);
  const found = resolve<Schema>(document, inner);
  const items = shape.items && resolve<Schema>(document, shape.items);
  const repeats = (found !== undefined && above.includes(found)) || (items !== undefined && above.includes(items));
  const named = schemaName(schema) ?? (shape.items && schemaName(shape.items));
  const ofItems = shape.items && shapeOf(document, shape.items).values;
  const values = shape.values ?? ofItems;
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
    children: repeats ? [] : fieldsOf(document, inner, path, above),
    variants: repeats ? [] : variantsOf(document, schema, path, above),
    ...(repeats ? { repeats } : {}),
  };
}
