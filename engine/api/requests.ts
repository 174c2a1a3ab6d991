import { snippetz } from '@scalar/snippetz';
import type { ApiDocument, SecurityScheme } from './document.ts';
import { resolve } from './document.ts';
import type { ApiOperation } from './operations.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';

/** A sample of a request in one language. `language` is the name of a fence, `label` that of a tab. */
export type RequestSample = { readonly label: string; readonly language: string; readonly code: string };

const clients = [
  { label: 'curl', language: 'sh', target: 'shell', client: 'curl' },
  { label: 'JavaScript', language: 'js', target: 'js', client: 'fetch' },
  { label: 'Python', language: 'python', target: 'python', client: 'requests' },
  { label: 'Ruby', language: 'ruby', target: 'ruby', client: 'native' },
  { label: 'PHP', language: 'php', target: 'php', client: 'curl' },
  { label: 'Go', language: 'go', target: 'go', client: 'native' },
] as const;

const upper = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(x|ch|sh)es$|(?<!s)s$/, '$1');

/** The word that stands for a path parameter: `{id}` after `contacts` is CONTACT_ID. */
function placeholderOf(path: string, name: string, texts: ApiTexts): string {
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split('/')
      .findLast(Boolean) ?? '';
  const key = name === 'id' ? `${singular(before)}_id` : name;
  return texts.placeholders[key] ?? upper(key);
}

/** Placeholders pass the code generators as words that none of them escapes. */
const guard = (name: string): string => `zz${name.replaceAll('_', 'zu')}zz`;
const unguard = (code: string): string =>
  code.replace(/zz([A-Z0-9zu]+?)zz/g, (_, name: string) => `<${name.replaceAll('zu', '_')}>`);

/** Headers that authenticate: of the first way the operation accepts. */
function authHeaders(
  document: ApiDocument,
  operation: ApiOperation,
  texts: ApiTexts,
): { name: string; value: string }[] {
  const [way = []] = operation.security;
  return way.flatMap((scheme) => {
    const {
      type,
      in: place,
      name,
      scheme: kind,
    } = resolve<SecurityScheme>(document, document.components?.securitySchemes?.[scheme]) ?? {};
    const token = guard(texts.tokens[scheme]?.placeholder ?? upper(scheme));
    if (type === 'apiKey' && place === 'header' && name) return [{ name, value: token }];
    if (type === 'http' || type === 'oauth2' || type === 'openIdConnect')
      return [{ name: 'Authorization', value: `${kind?.toLowerCase() === 'basic' ? 'Basic' : 'Bearer'} ${token}` }];
    return [];
  });
}

/** Where requests go, without a slash at the end. A description may name no host, or leave parts of it open: an example stands in for it. */
function serverOf(document: ApiDocument): string {
  const url = document.servers?.[0]?.url ?? '';
  const path = url.startsWith('/') ? url : '';
  return (URL.canParse(url) && !url.includes('{') ? url : `https://api.example.com${path}`).replace(/\/$/, '');
}

/** The same request in each language: path parameters are placeholders, required query parameters and the body have sample values. */
export function requestSamples(document: ApiDocument, operation: ApiOperation, texts: ApiTexts): RequestSample[] {
  const { method, path, parameters, body } = operation;
  const server = serverOf(document);
  const url = server + path.replace(/\{([^}]+)\}/g, (_, name: string) => guard(placeholderOf(path, name, texts)));
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, schema }) => ({
      name,
      value: queryValue(
        sampleOf(document, { type: 'object', properties: { [name]: schema } }, texts, 'request', operation.id),
        name,
      ),
    }));
  const json = bodySample(document, operation, texts);
  const mimeType = body?.mediaType ?? 'application/json';
  const request = {
    method,
    url,
    headers: [
      ...authHeaders(document, operation, texts),
      ...(json === undefined ? [] : [{ name: 'Content-Type', value: mimeType }]),
    ],
    queryString: query,
    ...(json === undefined ? {} : { postData: { mimeType, text: JSON.stringify(json) } }),
  };
  return clients.flatMap(({ label, language, target, client }) => {
    const own =
      target === 'js' && json !== undefined ? { ...request, postData: { mimeType, text: escaped(json) } } : request;
    const code = snippetz().print(target as never, client as never, own as never) as string | undefined;
    return code ? [{ label, language, code: unguard(code) }] : [];
  });
}

/** A body for the generator of JavaScript, which puts texts between quotation marks as they are: what would end or break them is escaped. */
const escaped = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n') : value,
  );

/** The body of the samples: the site's own for this operation, else one made of the schema. Undefined when it isn't JSON. */
export function bodySample(document: ApiDocument, { id, body }: ApiOperation, texts: ApiTexts): unknown {
  if (!body?.schema || !/[/+]json\b/.test(body.mediaType)) return undefined;
  return texts.examples[id] ?? sampleOf(document, body.schema, texts, 'request', id);
}

function queryValue(sampled: unknown, name: string): string {
  const value = (sampled as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}
