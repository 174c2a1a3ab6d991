import { guard, printRequest, type RequestSample } from './print-request.ts';
import type { ApiDocument, SecurityScheme } from './document.ts';
import { resolve } from './document.ts';
import type { ApiOperation } from './operations.ts';
import type { RequestForm } from '../engine/model/request-form.ts';
import { sampleOf } from './samples.ts';
import type { ApiTexts } from './texts.ts';

const upper = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(x|ch|sh)es$|(?<!s)s$/, '$1');

/** The placeholder for a path parameter: `{id}` after `contacts` becomes CONTACT_ID. */
export function placeholderOf(path: string, name: string, texts: ApiTexts): string {
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split('/')
      .findLast(Boolean) ?? '';
  const key = name === 'id' ? `${singular(before)}_id` : name;
  return texts.placeholders[key] ?? upper(key);
}

/** Headers for authentication, from the first method that the operation accepts. */
export function authHeaders(document: ApiDocument, operation: ApiOperation, texts: ApiTexts): RequestForm['headers'] {
  const [way = []] = operation.security;
  return way.flatMap((scheme) => {
    const {
      type,
      in: location,
      name,
      scheme: kind,
    } = resolve<SecurityScheme>(document, document.components?.securitySchemes?.[scheme]) ?? {};
    const placeholder = texts.tokens[scheme]?.placeholder ?? upper(scheme);
    if (type === 'apiKey' && location === 'header' && name) return [{ name, before: '', placeholder }];
    if (type === 'http' || type === 'oauth2' || type === 'openIdConnect')
      return [{ name: 'Authorization', before: kind?.toLowerCase() === 'basic' ? 'Basic ' : 'Bearer ', placeholder }];
    return [];
  });
}

/** Base URL of requests, without a trailing slash. An example host where the description names none, or has variables in its URL. */
export function serverOf(document: ApiDocument): string {
  const url = document.servers?.[0]?.url ?? '';
  const path = url.startsWith('/') ? url : '';
  return (URL.canParse(url) && !url.includes('{') ? url : `https://api.example.com${path}`).replace(/\/$/, '');
}

/** The same request in each language: path parameters are placeholders, query parameters and the body have sample values. */
export function requestSamples(document: ApiDocument, operation: ApiOperation, texts: ApiTexts): RequestSample[] {
  const { method, path, body } = operation;
  const server = serverOf(document);
  const url = server + path.replace(/\{([^}]+)\}/g, (_, name: string) => guard(placeholderOf(path, name, texts)));
  const query = Object.entries(querySample(document, operation, texts)).map(([name, value]) => ({
    name,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''),
  }));
  const json = bodySample(document, operation, texts);
  const mediaType = body?.mediaType ?? 'application/json';
  return printRequest({
    method,
    url,
    headers: [
      ...authHeaders(document, operation, texts).map(({ name, before, placeholder }) => ({
        name,
        value: before + guard(placeholder),
      })),
      ...(json === undefined ? [] : [{ name: 'Content-Type', value: mediaType }]),
    ],
    queryString: query,
    ...(json === undefined ? {} : { json: { mediaType, value: json } }),
  });
}

/**
 * The body used in samples: the site's own for this operation, otherwise one generated from the schema. Undefined without a body, and for
 * one that isn't JSON.
 */
export function bodySample(document: ApiDocument, { id, body }: ApiOperation, texts: ApiTexts): unknown {
  if (!body?.schema || !/[/+]json\b/.test(body.mediaType)) return undefined;
  return texts.examples[id] ?? sampleOf(document, body.schema, texts, 'request', id);
}

/** Sample values of the query: those of the site's own example, whose response is shown, and generated ones for other required parameters. */
export function querySample(
  document: ApiDocument,
  { id, parameters }: ApiOperation,
  texts: ApiTexts,
): Record<string, unknown> {
  const example = (texts.examples[`${id} query`] ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    parameters
      .filter(({ in: location, name, required }) => location === 'query' && (required || Object.hasOwn(example, name)))
      .map(({ name, schema }) => {
        if (Object.hasOwn(example, name)) return [name, example[name]];
        const sampled = sampleOf(document, { type: 'object', properties: { [name]: schema } }, texts, 'request', id);
        return [name, (sampled as Record<string, unknown> | undefined)?.[name]];
      }),
  );
}
