import { sample } from 'openapi-sampler';
import { resolve, type ApiDocument, type Schema } from './document.ts';
import type { ApiTexts } from './texts.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/**
 * A value that fits a schema, with the site's own examples where it has some.
 * @param side which of `readOnly` and `writeOnly` fields belong in it
 */
export function sampleOf(
  document: ApiDocument,
  schema: Schema,
  texts: ApiTexts,
  side: 'request' | 'response',
): unknown {
  const made = [8, 4, 2].map((depth) => () => sampleTo(depth, document, schema, side));
  for (const make of made) {
    const value = make();
    if (value === undefined) return undefined;
    const shown = withExamples(value, resolve<Schema>(document, schema), document, texts, side);
    if (JSON.stringify(shown).length <= longestSample) return shown;
  }
  return undefined;
}

/** A sample of more characters than this is made again with fewer levels: nobody reads it to the end. */
const longestSample = 5000;

function sampleTo(
  depth: number,
  document: ApiDocument,
  schema: Schema,
  side: 'request' | 'response',
): Json | undefined {
  const options = {
    skipReadOnly: side === 'request',
    skipWriteOnly: side === 'response',
    quiet: true,
    maxSampleDepth: depth,
  };
  try {
    return sample(schema as object, options, document as object) as Json;
  } catch {
    // The sampler gives up on what it can't resolve; a page without a sample is better than no page.
    return undefined;
  }
}

/** Puts the site's examples in place of made-up values; a request keeps what is required or has an example. */
function withExamples(
  value: Json,
  schema: Schema | undefined,
  document: ApiDocument,
  texts: ApiTexts,
  side: 'request' | 'response',
): Json {
  if (Array.isArray(value)) {
    const items = schema?.items && resolve<Schema>(document, schema.items);
    return value.map((item) => withExamples(item, items, document, texts, side));
  }
  if (value === null || typeof value !== 'object') return value;
  const parts = [schema, ...(schema?.allOf ?? []).map((part) => resolve<Schema>(document, part))];
  const required = new Set(parts.flatMap((part) => part?.required ?? []));
  const entries = Object.entries(value).flatMap(([name, item]): [string, Json][] => {
    const property = parts.map((part) => part?.properties?.[name]).find((found) => found !== undefined);
    const found = property && resolve<Schema>(document, property);
    const example = Object.hasOwn(texts.examples, name) ? (texts.examples[name] as Json) : undefined;
    if (example !== undefined && fits(example, found)) return [[name, example]];
    if (side === 'request' && required.size > 0 && !required.has(name)) return [];
    return [[name, withExamples(item, found, document, texts, side)]];
  });
  return Object.fromEntries(entries);
}

/** Whether an example is of the schema's type, and one of its values. */
function fits(example: Json, schema: Schema | undefined): boolean {
  if (schema?.enum) return schema.enum.includes(example);
  const types = [schema?.type ?? []].flat();
  if (!types.length) return true;
  const type = Array.isArray(example) ? 'array' : example === null ? 'null' : typeof example;
  return types.some((wanted) => wanted === type || (wanted === 'integer' && Number.isInteger(example)));
}
