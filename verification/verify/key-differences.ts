/** A JSON schema, as far as the API description uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/**
 * Keys and types of an answer that its schema doesn't have, and required keys that the answer lacks, one line each. Values aren't repeated.
 * @param schemas the named ones, which `$ref` refers to
 */
export function keyDifferences(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  path = '',
): string[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) return keyDifferences(value, schemas[name] ?? {}, schemas, path);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const all = choices.map((choice) => keyDifferences(value, choice, schemas, path));
    return all.reduce((best, one) => (one.length < best.length ? one : best));
  }
  if (schema.allOf) return keyDifferences(value, merged(schema, schemas), schemas, path);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const type = typeOf(value);
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number')))
    return [`${path || 'The answer'} is ${type}, documented as ${types.join(' or ')}`];
  if (Array.isArray(value))
    return [...new Set(value.flatMap((item) => keyDifferences(item, schema.items ?? {}, schemas, `${path}[]`)))];
  if (type !== 'object' || !schema.properties) return [];
  return objectDifferences(value as Record<string, unknown>, schema, schemas, path);
}

function objectDifferences(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: Schema,
  schemas: Readonly<Record<string, Schema>>,
  path: string,
): string[] {
  const below = (key: string): string => (path ? `${path}.${key}` : key);
  const missing = required.filter((key) => !(key in value)).map((key) => `${below(key)} is documented, and missing`);
  const others = Object.entries(value).flatMap(([key, item]) => {
    const schema = properties[key];
    if (schema) return keyDifferences(item, schema, schemas, below(key));
    return additionalProperties ? [] : [`${below(key)} isn't documented`];
  });
  return [...missing, ...others];
}

/** The parts of a combined schema as one object. */
function merged(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) return merged(schemas[name] ?? {}, schemas);
  const { allOf = [], ...ownSchema } = schema;
  const parts = [ownSchema as Schema, ...allOf.map((part) => merged(part, schemas))];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  return {
    ...ownSchema,
    ...(Object.keys(properties).length > 0 ? { type: 'object', properties } : {}),
    required: parts.flatMap((part) => part.required ?? []),
  };
}
