import { resolve, type ApiDocument, type Schema } from './document.ts';

/** A field of a body, a response or a parameter, with its nested fields. */
export type ApiField = {
  readonly name: string;
  /** Names from the outermost field inward: `['contact', 'id']`. An item of a list has the list's own path. */
  readonly path: readonly string[];
  /** The type in words: `string`, `integer or null`, `list of objects`. */
  readonly type: string;
  readonly required: boolean;
  /** `date-time`, `email`, … */
  readonly format?: string;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
  /** `readOnly`: only in responses. `writeOnly`: only in requests. */
  readonly access?: 'read' | 'write';
  /** The field's text in the API description. */
  readonly description?: string;
  /** Name of its schema in `components.schemas`, when it has one. */
  readonly schema?: string;
  readonly children: readonly ApiField[];
  /** The alternative forms of the value. */
  readonly variants: readonly ApiVariant[];
  /** The same schema was expanded earlier; its fields are shown there. */
  readonly repeats?: boolean;
};
/** One of the alternative forms of a value (`oneOf`, `anyOf`). */
export type ApiVariant = {
  readonly label: string;
  readonly fields: readonly ApiField[];
  /** Name of its schema in `components.schemas`, when it has one. */
  readonly schema?: string;
  /** The same form was shown earlier on the page, with its fields. */
  readonly repeats?: boolean;
};

/** Fields nested deeper than this are named but not expanded: few readers go further, and some schemas nest endlessly. */
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

/** Everything a schema says, including the schemas it references and combines (`allOf`). Each schema is read once. */
function shapeOf(document: ApiDocument, schema: Schema, seen = new Set<Schema>()): Shape {
  const shape: Shape = { types: new Set(), properties: new Map(), required: new Set(), variants: [] };
  const read = (part: Schema | undefined): void => {
    const resolved = resolve<Schema>(document, part);
    if (!resolved || seen.has(resolved)) return;
    seen.add(resolved);
    for (const type of [resolved.type ?? []].flat()) shape.types.add(type);
    for (const [name, property] of Object.entries(resolved.properties ?? {})) shape.properties.set(name, property);
    for (const name of resolved.required ?? []) shape.required.add(name);
    if (resolved.items) shape.items = resolved.items;
    if (resolved.enum) shape.values = resolved.enum;
    if (resolved.const !== undefined) shape.values = [resolved.const];
    if (resolved.format !== undefined) shape.format = resolved.format;
    if (resolved.default !== undefined) shape.default = resolved.default;
    if (resolved.description !== undefined) shape.description ??= resolved.description;
    if (resolved.deprecated) shape.deprecated = true;
    if (resolved.readOnly) shape.readOnly = true;
    if (resolved.writeOnly) shape.writeOnly = true;
    if (typeof resolved.additionalProperties === 'object') shape.open = resolved.additionalProperties;
    shape.variants.push(...(resolved.oneOf ?? []), ...(resolved.anyOf ?? []));
    for (const combined of resolved.allOf ?? []) read(combined);
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

/** The type in words: `list of strings`, `string or null`. */
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
 * State of a walk through schemas: those that enclose the current one, and those already expanded. A schema is expanded only once in a
 * tree, so that schemas which contain one another don't make a page endless.
 */
export type Walk = { readonly above: readonly Schema[]; readonly shown: Set<Schema> };
/** The start of a walk. @param elsewhere names of schemas that are shown on another page and so aren't expanded */
export const newWalk = (document?: ApiDocument, elsewhere: Readonly<Record<string, unknown>> = {}): Walk => ({
  above: [],
  shown: new Set(Object.keys(elsewhere).flatMap((name) => document?.components?.schemas?.[name] ?? [])),
});

/** The fields of an object, or of the objects in a list. Empty for any other value. */
export function fieldsOf(
  document: ApiDocument,
  schema: Schema | undefined,
  path: readonly string[] = [],
  walk = newWalk(),
): readonly ApiField[] {
  const resolved = schema && resolve<Schema>(document, schema);
  if (!schema || !resolved || walk.above.includes(resolved) || path.length > deepest) return [];
  const shape = shapeOf(document, schema);
  const inside = { ...walk, above: [...walk.above, resolved] };
  if (shape.properties.size === 0 && shape.items) return fieldsOf(document, shape.items, path, inside);
  return [...shape.properties].map(([name, property]) =>
    field(document, name, property, shape.required.has(name), path, inside),
  );
}

/** The alternative forms of a value, without `null`; empty when there is only one form. */
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
    const resolved = resolve<Schema>(document, variant);
    const named = schemaName(variant);
    const label = resolved?.title ?? named ?? `Form ${index + 1}: ${typeOf(document, variant)}`;
    if (resolved && named !== undefined && walk.shown.has(resolved))
      return { label, schema: named, fields: [], repeats: true };
    if (resolved && named !== undefined) walk.shown.add(resolved);
    return { label, fields: fieldsOf(document, variant, path, walk) };
  });
}

/** What a field's value consists of: the only form it has beside `null`, or the items of a list. */
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
    // A repeated enumeration shows its values again instead of a note.
    ...(repeats && !values ? { repeats } : {}),
  };
}
