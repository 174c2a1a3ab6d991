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

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const paths = {};
for (const [path, item] of Object.entries(upstream.paths)) {
  const kept = withoutProse(item);
  // A response has to have a description; the reference gives it its own.
  for (const method of methods)
    for (const response of Object.values(kept[method]?.responses ?? {})) if (!response.$ref) response.description = '';
  paths[path] = kept;
}

const [repository, rest] = upstream.info['x-facts-source'].split('@');
const description = {
  openapi: upstream.openapi,
  info: { title: '{product} API', version: upstream.info.version },
  'x-source': {
    repository,
    commit: rest.split(' ')[0],
    path: rest.split(' ')[1],
    licence: 'MIT, Copyright (c) Chatwoot Inc.',
    changed: 'Prose and examples left out.',
  },
  servers: [{ url: '{app-url}' }],
  tags: upstream.tags.map(({ name }) => ({ name })),
  'x-tagGroups': upstream['x-tagGroups'],
  paths,
  components: withoutProse(upstream.components),
};
writeFileSync(new URL('description.json', import.meta.url), `${JSON.stringify(description, null, 1)}\n`);
