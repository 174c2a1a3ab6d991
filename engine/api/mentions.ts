import type { Mention } from './api-page.ts';
import type { ApiOperation } from './operations.ts';

/** `POST /api/v1/…` in text or code; a method alone may also stand before a path with a host or a variable in front. */
const call =
  /\b(GET|POST|PUT|PATCH|DELETE)\b[\s`"'*]+(?:https?:\/\/[^\s/"'`]+|\{app-url\})?(\/(?:<[A-Z][A-Z0-9_]*>|[^\s"'`)\]>?|])*)/g;
/** A request with its URL in a sample: `curl … -X POST https://…/api/…`. */
const url =
  /(?:https?:\/\/[^\s/"'`]+|\$\{?\w+\}?)(\/(?:api|public|platform|survey)\/(?:<[A-Z][A-Z0-9_]*>|[^\s"'`)>?\\])*)/g;

/** Segments of a path with every kind of parameter in one form: `{id}`, `<CONTACT_ID>`, `${id}`, `:id` and plain numbers become `{}`. */
const segments = (path: string): string[] =>
  path
    .replace(/\?.*$/, '')
    .replace(/[.,:;]$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (/^(?:\{.*|<.*|\$\{.*|:\w+|\d+|…|%[sd]|#\{.*)/.test(part) ? '{}' : part));

/**
 * Pages that speak of each operation, in the order of the pages.
 * @returns by `operationId`
 */
export function mentionsOf(
  operations: readonly ApiOperation[],
  pages: readonly { readonly path: string; readonly title: string; readonly text: string }[],
): Map<string, Mention[]> {
  const known = new Map<string, ApiOperation[]>();
  for (const operation of operations) {
    const key = segments(operation.path).join('/');
    known.set(key, [...(known.get(key) ?? []), operation]);
  }
  const found = new Map<string, Mention[]>();
  for (const { path, title, text } of pages) {
    const ids = new Set<string>();
    for (const [, method, target = ''] of text.matchAll(call))
      for (const operation of known.get(segments(target).join('/')) ?? [])
        if (operation.method === method) ids.add(operation.id);
    for (const [, target = ''] of text.matchAll(url)) {
      const candidates = known.get(segments(target).join('/')) ?? [];
      // A URL without a method is the operation's only if there is one at that path.
      if (candidates.length === 1) ids.add((candidates[0] as ApiOperation).id);
    }
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), { path, title }]);
  }
  return found;
}
