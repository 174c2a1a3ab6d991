import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ApiDocument } from '../../openapi/document.ts';
import { publishedApi } from './published.ts';

/** The description that the site publishes. */
export const published = JSON.parse((await publishedApi()).file('openapi.json')) as ApiDocument;

/** Schemas that allow nothing but what they describe, so that a key the description lacks is a fault. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]));
  return 'properties' in schema && typeof schema['properties'] === 'object' && schema['type'] !== undefined
    ? { unevaluatedProperties: false, ...schema }
    : schema;
}

/** A validator of closed schemas. @param shortened whether keys may be missing */
function validatorOf(shortened: boolean): (schema: object) => ValidateFunction {
  const form = (schema: unknown): object =>
    JSON.parse(
      JSON.stringify(closed(schema), (key, value: unknown) =>
        shortened && key === 'required' && Array.isArray(value) ? undefined : value,
      ).replaceAll('"#/components/', '"description#/components/'),
    ) as object;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'description', ...form({ components: { schemas: published.components?.schemas } }) });
  const compiled = new Map<object, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(form(schema));
    compiled.set(schema, validate);
    return validate;
  };
}
const complete = validatorOf(false);
const partial = validatorOf(true);

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/**
 * Where a value differs from its schema, one line each.
 * @param other what to show beside the value: for a sample, what the platform sent
 */
export function faults(
  schema: object,
  value: unknown,
  { shortened = false, other }: { readonly shortened?: boolean; readonly other?: unknown } = {},
): string[] {
  const validate = (shortened ? partial : complete)(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const beside = other === undefined ? '' : `, the platform sent ${shown(valueAt(other, instancePath))}`;
    const what = `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
    return `${what}; here it is ${shown(valueAt(value, instancePath))}${beside}`;
  });
}
