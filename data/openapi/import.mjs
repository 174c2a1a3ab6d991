// Makes `description.json` from the platform's own OpenAPI description: `node data/openapi/import.mjs path/to/swagger.json`.
// Facts are kept: paths, operations, parameters, types, required, enumerations, formats, defaults, security. Prose is left out, because
// the reference says everything in its own words (`data/openapi/texts.json`, `data/api.json`), and so are examples, which are made from the types.
import { readFileSync, writeFileSync } from 'node:fs';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say where the description is: node data/openapi/import.mjs path/to/swagger.json');
const upstream = JSON.parse(readFileSync(source, 'utf8'));

const prose = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'x-facts-source']);
/** Names below these keys are the description's own, so a property called `title` is kept. */
const namesBelow = new Set(['properties', 'schemas', 'parameters', 'responses', 'paths', 'securitySchemes', 'headers']);

function withoutProse(value, names = false) {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => names || !prose.has(key))
      .map(([key, item]) => [key, withoutProse(item, !names && namesBelow.has(key) && !Array.isArray(item))]),
  );
}

/** Brings a schema to OpenAPI 3.1 where the platform's own description mixes versions or contradicts itself. */
function corrected(value) {
  if (Array.isArray(value)) return value.map(corrected);
  if (value === null || typeof value !== 'object') return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, corrected(item)]),
  );
  if (typeof nullable === 'object') return { nullable, ...schema };
  // The values are right: the API answers with words.
  if (schema.type === 'integer' && schema.enum?.every((one) => typeof one === 'string')) schema.type = 'string';
  if (!nullable) return schema;
  return schema.type ? { ...schema, type: [schema.type, 'null'].flat() } : { anyOf: [schema, { type: 'null' }] };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const paths = {};
for (const [path, item] of Object.entries(upstream.paths)) {
  const kept = withoutProse(item);
  // A response has to have a description; the reference gives it its own.
  for (const method of methods)
    for (const response of Object.values(kept[method]?.responses ?? {})) if (!response.$ref) response.description = '';
  paths[path] = kept;
}

// Every group belongs to a family: the platform lists some tags in none.
/** Tags without a family by the start of their paths. */
const familyOf = (path) =>
  path.startsWith('/public/')
    ? 'Client'
    : path.startsWith('/platform/')
      ? 'Platform'
      : path.startsWith('/api/')
        ? 'Application'
        : 'Others';
const families = structuredClone(upstream['x-tagGroups']);
for (const [path, item] of Object.entries(paths))
  for (const tag of methods.flatMap((method) => item[method]?.tags?.[0] ?? [])) {
    if (families.some(({ tags }) => tags.includes(tag))) continue;
    families.find(({ name }) => name === familyOf(path)).tags.push(tag);
  }

// The one path without a version: the release has no such route.
Object.assign(paths['/accounts/{account_id}/conversations/{conversation_id}/messages'].get, {
  deprecated: true,
  security: [{ userApiKey: [] }],
});

const components = corrected(withoutProse(upstream.components));
// A saved filter: the release reads `filter_type` from the body, which the description has in the query only.
const { custom_filter_create_update_payload: filter } = components.schemas;
filter.properties.filter_type = filter.properties.type;

const [repository, rest] = upstream.info['x-facts-source'].split('@');
const description = {
  openapi: upstream.openapi,
  info: { title: '%product% API', version: upstream.info.version, license: { name: 'MIT', identifier: 'MIT' } },
  'x-source': {
    repository,
    commit: rest.split(' ')[0],
    path: rest.split(' ')[1],
    licence: 'MIT, Copyright (c) Chatwoot Inc.',
    changed:
      'Prose and examples left out, schemas brought to OpenAPI 3.1, a family for every group, the body of saved filters completed. The path without a version is deprecated.',
  },
  servers: [{ url: '%app-url%' }],
  tags: families.flatMap(({ tags }) => tags).map((name) => ({ name })),
  'x-tagGroups': families,
  paths: corrected(paths),
  components,
};
writeFileSync(new URL('description.json', import.meta.url), `${JSON.stringify(description, null, 1)}\n`);
