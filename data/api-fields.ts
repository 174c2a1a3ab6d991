import type { Api, ApiField, ApiOperation } from './api.schema.ts';

type Field = NonNullable<ApiOperation['body']>[number];

/** Gives each field its meaning: its own, else the shared one of its name. @throws Error when there is neither */
export function withMeanings(fields: readonly Field[], shared: Api['fields']): ApiField[] {
  return fields.map((field) => {
    const meaning = field.meaning ?? shared[field.name];
    if (meaning === undefined)
      throw new Error(
        `data/api.json: the field ${field.name} has no meaning, and fields.${field.name} does not exist.`,
      );
    return { ...field, meaning };
  });
}

/** The parameters of an operation: those of its path, in order, then those of its query. @throws Error when a path parameter is not described */
export function operationParameters(operation: ApiOperation, api: Api): (ApiField & { in: 'path' | 'query' })[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const inPath = names.map((name) => {
    const field = name === 'id' ? { type: 'integer', meaning: operation.id } : api.pathParameters[name];
    if (field?.meaning === undefined)
      throw new Error(`data/api.json: the operation ${operation.key} does not say what {${name}} in its path is.`);
    return { name, type: field.type, required: true, meaning: field.meaning, in: 'path' as const };
  });
  return [
    ...inPath,
    ...withMeanings(operation.query ?? [], api.fields).map((field) => ({ ...field, in: 'query' as const })),
  ];
}
