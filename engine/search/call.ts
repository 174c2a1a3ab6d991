/** An API call as a reader types it or a page names it: `POST /api/v1/accounts/{account_id}/contacts`. */
export type Call = { readonly method?: string; readonly segments: readonly string[] };

const methods = '(GET|POST|PUT|PATCH|DELETE|HEAD)';
/** A method in capitals and its path, which may be a single word. */
const methodAndPath = new RegExp(String.raw`(?:^|\s)${methods}\s+["'\`]?(\S+)`);
/** A path with or without a method in any case. The path may be a whole URL, or lack its first slash. */
const pathAlone = new RegExp(
  String.raw`(?:^|\s|["'\`])(?:${methods}\s+)?["'\`]?(https?:\/\/\S+|\/[\w{<:]\S*|[\w-]+\/[\w-]+\/\S+)`,
  'i',
);

/** Finds an API call in a text; undefined when there is none. */
export function parseCall(text: string): Call | undefined {
  const [, method, path] = methodAndPath.exec(text) ?? pathAlone.exec(text) ?? [];
  if (path === undefined) return undefined;
  const segments = path
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#"'`].*$/, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);
  if (!segments.length) return undefined;
  return { segments, ...(method ? { method: method.toUpperCase() } : {}) };
}

const isVariable = (segment: string): boolean => /^[{<:]/.test(segment);
/** Whether a segment of a URL can be the value of a path parameter. */
const isValue = (segment: string): boolean => isVariable(segment) || /\d/.test(segment) || segment.length < 3;

/** What each difference between two calls subtracts from the fit of 1. */
const cost = {
  method: 0.4,
  /** A URL without a method is most often what a browser or a log shows: a GET. */
  notGet: 0.005,
  before: 0.01,
  after: 0.25,
  furtherAfter: 0.05,
  skipped: 0.05,
  wordAsValue: 0.2,
  begun: 0.1,
};

/**
 * How well the call in a query matches an existing one, from 0 to 1. The query's path may lack the beginning, the end
 * and path parameters; `12`, `:id` and `{id}` match any path parameter.
 * @param open whether the last segment may be incomplete
 */
export function fitOf(asked: Call, offered: Call, open: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < offered.segments.length; start++)
    least = Math.min(least, start * cost.before + align(asked.segments, offered.segments.slice(start), open, false));
  if (asked.method ? asked.method !== offered.method : offered.method !== 'GET')
    least += asked.method ? cost.method : cost.notGet;
  return Math.max(0, 1 - least);
}

/**
 * The cost of matching the segments; infinite when they don't match.
 * @param literal whether a segment was equal before these; paths without an equal segment don't match
 */
function align(asked: readonly string[], offered: readonly string[], open: boolean, literal: boolean): number {
  const [wanted, ...rest] = asked;
  const [have, ...further] = offered;
  if (wanted === undefined)
    return literal ? (offered.length ? cost.after + offered.length * cost.furtherAfter : 0) : Number.POSITIVE_INFINITY;
  if (have === undefined) return Number.POSITIVE_INFINITY;
  if (isVariable(have)) {
    const taken = align(rest, further, open, literal) + (isValue(wanted) ? 0 : cost.wordAsValue);
    return Math.min(taken, cost.skipped + align(asked, further, open, literal));
  }
  if (have === wanted) return align(rest, further, open, true);
  return open && !rest.length && wanted.length > 1 && have.startsWith(wanted)
    ? cost.begun + align(rest, further, open, true)
    : Number.POSITIVE_INFINITY;
}
