import { sample } from 'openapi-sampler';
import { resolve, type ApiDocument, type Schema } from './document.ts';
import type { ApiTexts } from './texts.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Context = {
  readonly document: ApiDocument;
  readonly texts: ApiTexts;
  readonly side: 'request' | 'response';
  readonly operation: string | undefined;
};

/**
 * Generates a value that fits a schema, using the site's own examples where it has some. Undefined when the schema can't be resolved or
 * sampled, or when every sample would be too long.
 * @param side which of the `readOnly` and `writeOnly` fields to include
 * @param operation `operationId` of the call, which may have examples of its own
 */
export function sampleOf(
  document: ApiDocument,
  schema: Schema,
  texts: ApiTexts,
  side: 'request' | 'response',
  operation?: string,
): unknown {
  const whole = side === 'response' ? texts.examples[`${operation} response`] : undefined;
  if (whole !== undefined) return whole;
  for (const depth of [8, 4, 2]) {
    const sampled = sampleTo(depth, document, schema, side);
    if (sampled === undefined) return undefined;
    if (side === 'response' && sampled.length > 4 * longestSample) continue;
    const example = withExamples(sampled.value, resolve<Schema>(document, schema), [], {
      document,
      texts,
      side,
      operation,
    });
    if (JSON.stringify(example).length <= longestSample) return example;
  }
  return undefined;
}

/** A sample longer than this many characters is generated again with fewer levels, because readers skip long ones. */
const longestSample = 5000;

type Made = { readonly value: Json; readonly length: number };

/** Samples before the site's examples are filled in, by document and schema: many operations respond with the same few schemas. */
const madeBefore = new WeakMap<ApiDocument, Map<Schema, Map<string, Made | undefined>>>();

function sampleTo(
  depth: number,
  document: ApiDocument,
  schema: Schema,
  side: 'request' | 'response',
): Made | undefined {
  const target = resolve<Schema>(document, schema);
  if (!target) return undefined;
  const bySchema = madeBefore.get(document) ?? new Map<Schema, Map<string, Made | undefined>>();
  madeBefore.set(document, bySchema);
  const madeBySide = bySchema.get(target) ?? new Map<string, Made | undefined>();
  bySchema.set(target, madeBySide);
  const key = `${side} ${depth}`;
  if (!madeBySide.has(key)) madeBySide.set(key, newSample(depth, document, target, side));
  return madeBySide.get(key);
}

function newSample(
  depth: number,
  document: ApiDocument,
  schema: Schema,
  side: 'request' | 'response',
): Made | undefined {
  const options = {
    skipReadOnly: side === 'request',
    skipWriteOnly: side === 'response',
    quiet: true,
    maxSampleDepth: depth,
  };
  try {
    const value = sample(schema as object, options, document as object) as Json | undefined;
    return value === undefined ? undefined : { value, length: JSON.stringify(value).length };
  } catch {
    // The sampler throws on what it can't resolve. A page without a sample is better than no page.
    return undefined;
  }
}

/** Replaces generated values with the site's examples. A request keeps only fields that are required or have an example. */
function withExamples(value: Json, schema: Schema | undefined, path: readonly string[], context: Context): Json {
  const { document, side } = context;
  if (Array.isArray(value)) {
    const items = schema?.items && resolve<Schema>(document, schema.items);
    return value.map((item) => withExamples(item, items, path, context));
  }
  if (value === null || typeof value !== 'object') return value;
  const parts = partsOf(schema, document);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const entries = Object.entries(value).flatMap(([name, item]): [string, Json][] => {
    const property = parts.map((part) => part.properties?.[name]).find((candidate) => candidate !== undefined);
    const resolved = property && resolve<Schema>(document, property);
    const example = exampleFor([...path, name], resolved, context);
    if (example !== undefined) return [[name, example]];
    if (side === 'request' && required.size > 0 && !required.has(name)) return [];
    return [[name, withExamples(item, resolved, [...path, name], context)]];
  });
  return Object.fromEntries(entries);
}

/** A schema, the schemas it combines, and the first of its alternatives (the one that is sampled). */
function partsOf(schema: Schema | undefined, document: ApiDocument): readonly Schema[] {
  const combined = [...(schema?.allOf ?? []), ...[schema?.oneOf?.[0] ?? schema?.anyOf?.[0] ?? []].flat()];
  return [schema, ...combined.map((part) => resolve<Schema>(document, part))].filter((part) => part !== undefined);
}

/** The example with the most specific matching name whose value fits the field. */
function exampleFor(
  path: readonly string[],
  schema: Schema | undefined,
  { texts: { examples }, operation }: Context,
): Json | undefined {
  const name = path.at(-1) as string;
  const types = [schema?.type ?? []].flat();
  return [`${operation}.${path.join('.')}`, path.slice(-2).join('.'), ...types.map((type) => `${name}:${type}`), name]
    .filter((key) => Object.hasOwn(examples, key))
    .map((key) => examples[key] as Json)
    .find((example) => fits(example, schema));
}

/** Whether an example has the schema's type and, for an enumeration, one of its values. */
function fits(example: Json, schema: Schema | undefined): boolean {
  if (schema?.enum) return schema.enum.includes(example);
  const types = [schema?.type ?? []].flat();
  if (!types.length) return true;
  const type = Array.isArray(example) ? 'array' : example === null ? 'null' : typeof example;
  return types.some((wanted) => wanted === type || (wanted === 'integer' && Number.isInteger(example)));
}
