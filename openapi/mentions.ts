import type { Endpoint } from '../engine/model/endpoint.ts';
import { slugify } from '../engine/model/url.ts';
import type { Mention } from './reference-page.ts';
import { plain } from './markdown-text.ts';
import type { ApiDocument } from './document.ts';
import { operationsOf, type ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';

/**
 * `POST /api/v1/…` in text or code; a method may also come before a path with a host or a variable in front. Also the component `<Endpoint
 * method="POST" path="/api/v1/…">`, and `call('POST', '/api/v1/…')`.
 */
const call =
  /\b(GET|POST|PUT|PATCH|DELETE)\b(?:" path="|[\s`"'*,]+)(?:https?:\/\/[^\s/"'`]+|%app-url%)?(\/(?:<[A-Z][A-Z0-9_]*>|[^\s"'`)\]>?|])*)/g;
/** A request with its URL in a sample: `curl … -X POST https://…/contacts`. */
const url = /(?:https?:\/\/[^\s/"'`]+|\$\{?\w+\}?)(\/(?:<[A-Z][A-Z0-9_]*>|[^\s"'`)>?\\])+)/g;

/**
 * The segments of a path, without query and trailing punctuation. Every kind of parameter becomes `{}`: `{id}`, `<CONTACT_ID>`, `${id}`,
 * `:id` and plain numbers.
 */
export const segments = (path: string): string[] =>
  path
    .replace(/\?.*$/, '')
    .replace(/[.,:;]$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (/^(?:\{.*|<.*|\$\{.*|:\w+|\d+|…|%[sd]|#\{.*)/.test(part) ? '{}' : part));

/** Ids of the headings that an index of a page's text is under, innermost first. */
function headingsAbove(text: string, index: number): string[] {
  const ids: string[] = [];
  let outermost = 7;
  for (const [, marks = '', words = '', id] of [
    ...text.slice(0, index).matchAll(/^(#{2,6}) (.*?)(?: \{#([\w-]+)\})?$/gm),
  ].reverse()) {
    if (marks.length >= outermost) continue;
    outermost = marks.length;
    ids.push(id ?? slugify(plain(words)));
  }
  return ids;
}

/** Paths in front of an API's own, from the URLs of its servers: `https://api.example.com/v2` → `/v2`. */
const serverPaths = ({ servers = [] }: Pick<ApiDocument, 'servers'>): string[] =>
  servers.flatMap(({ url: address }) => /^(?:https?:\/\/[^/]+)?(\/.*?)\/?$/.exec(address)?.[1] ?? []);

/**
 * Finds the pages that mention each operation, in the order of the pages.
 * @returns pages by `operationId`
 */
export function mentionsOf(
  document: ApiDocument,
  pages: readonly { readonly path: string; readonly title: string; readonly text: string }[],
): Map<string, Mention[]> {
  const operationsByPath = new Map<string, ApiOperation[]>();
  for (const operation of operationsOf(document))
    for (const start of new Set(['', ...serverPaths(document)])) {
      const key = segments(start + operation.path).join('/');
      operationsByPath.set(key, [...(operationsByPath.get(key) ?? []), operation]);
    }
  const mentions = new Map<string, Mention[]>();
  for (const { path, title, text } of pages) {
    const sections = new Map<string, Set<string>>();
    const add = (id: string, index: number): void => {
      const ids = sections.get(id) ?? new Set();
      for (const heading of headingsAbove(text, index)) ids.add(heading);
      sections.set(id, ids);
    };
    for (const { 1: method, 2: target = '', index } of text.matchAll(call))
      for (const operation of operationsByPath.get(segments(target).join('/')) ?? [])
        if (operation.method === method) add(operation.id, index);
    for (const { 1: target = '', index } of text.matchAll(url)) {
      const candidates = operationsByPath.get(segments(target).join('/')) ?? [];
      // A URL without a method names an operation only if the path has exactly one.
      if (candidates.length === 1) add((candidates[0] as ApiOperation).id, index);
    }
    for (const [id, within] of sections)
      mentions.set(id, [...(mentions.get(id) ?? []), { path, title, sections: within }]);
  }
  return mentions;
}

/**
 * The endpoints that pages may name: `POST /contacts/{}` and `/contacts/{}`, each with the path of its page. The value is empty when it has
 * no page: the endpoint is missing from the description, or several operations share the path. `start /api/v1` is a prefix of the API's
 * paths.
 */
export type Endpoints = ReadonlyMap<string, string>;

/** The first two segments of a path. They distinguish the API's paths from those of a reader's own server, such as `/api/session`. */
const startOf = (path: string): string => `start ${path.split('/').slice(0, 3).join('/')}`;

/** The endpoints of a reference, plus those missing from its description that the site lists in its texts. */
export function endpointsOf(
  { operations, paths }: { readonly operations: readonly ApiOperation[]; readonly paths: ReadonlyMap<string, string> },
  { outside }: Pick<ApiTexts, 'outside'>,
): Endpoints {
  const pageByName = new Map<string, string>();
  const add = (method: string, writtenPath: string, page: string): void => {
    const path = segments(writtenPath).join('/');
    const parts = path.split('/');
    for (let count = 2; count <= parts.length; count++) pageByName.set(`start ${parts.slice(0, count).join('/')}`, '');
    for (const key of [`${method} ${path}`, path]) pageByName.set(key, pageByName.has(key) ? '' : page);
  };
  for (const { id, method, path } of operations) add(method, path, paths.get(id) ?? '');
  for (const one of Object.keys(outside)) add(...(one.split(' ') as [string, string]), '');
  return pageByName;
}

/**
 * Looks up an endpoint by its name, with or without a method; see `Endpoint`.
 */
export function endpointNamed(text: string, endpoints: Endpoints): ReturnType<Endpoint> {
  const [, method, writtenPath] = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/\S+)$/.exec(text.trim()) ?? [];
  if (writtenPath === undefined) return undefined;
  const path = segments(writtenPath).join('/');
  if (!endpoints.has(startOf(path))) return undefined;
  const page = endpoints.get(method === undefined ? path : `${method} ${path}`);
  if (page !== undefined) return { page };
  // A prefix that endpoints share is written without a method.
  return method === undefined && endpoints.has(`start ${path.replace(/\/\*$/, '')}`) ? undefined : 'unknown';
}
