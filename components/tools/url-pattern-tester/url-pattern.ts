import { english, type Translate } from '../kit/translate.ts';
/** The parts of a URL that a pattern covers, in the order of their explanations. */
const parts = ['protocol', 'hostname', 'port', 'pathname', 'search', 'hash'] as const;
type Part = (typeof parts)[number];

/** The part of the `URLPattern` interface that is needed here. */
export type PatternClass = new (
  pattern: string | Partial<Record<Part, string>>,
) => Readonly<Record<Part, string>> & { test: (address: string | Partial<Record<Part, string>>) => boolean };

export type Match =
  | {
      readonly result: 'match' | 'no match' /** For no match: the parts that differ, in words. */;
      readonly why: string;
    }
  | { readonly result: 'error'; readonly why: string };

/** A pattern with URLs and their known results. */
export type PatternCase = {
  readonly pattern: string;
  readonly meaning: string;
  readonly matches: readonly string[];
  readonly misses: readonly string[];
};

/** The known result for a URL; undefined when it is not among the cases. */
export function knownAnswer(
  cases: readonly PatternCase[],
  pattern: string,
  address: string,
): 'match' | 'no match' | undefined {
  const testCase = cases.find((one) => one.pattern === pattern);
  if (testCase?.matches.includes(address)) return 'match';
  return testCase?.misses.includes(address) ? 'no match' : undefined;
}

/** The pattern as the widget reads it: a trailing slash means “anything after”, including query and hash. */
export const readPattern = (pattern: string): string =>
  pattern.endsWith('/') ? `${pattern.slice(0, -1)}*\\?*\\#*` : pattern;

/** What is wrong with a pattern, or undefined. */
export function patternProblem(pattern: string, Pattern?: PatternClass, t: Translate = english): string | undefined {
  if (!/^https?:\/\//.test(pattern)) return t('A pattern starts with http:// or https://.');
  if (!Pattern) return undefined;
  try {
    new Pattern(readPattern(pattern));
    return undefined;
  } catch {
    return t("This isn't a valid pattern. Close every bracket; the characters : ( ) { } have special meanings.");
  }
}

/** The URL as the widget compares it: without the trailing slash of its path. Undefined when it is not a web URL. */
function readAddress(address: string): URL | undefined {
  try {
    const url = new URL(address);
    if (url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1);
    return url;
  } catch {
    return undefined;
  }
}

const value = (url: URL, part: Part): string =>
  part === 'protocol'
    ? url.protocol.slice(0, -1)
    : part === 'search' || part === 'hash'
      ? url[part].slice(1)
      : url[part];

function difference(part: Part, wanted: string, url: URL, t: Translate): string {
  const actual = value(url, part);
  switch (part) {
    case 'protocol':
      return t('it uses {found}, not {wanted}', { found: actual, wanted });
    case 'hostname':
      return t('the host is {found}, not {wanted}', { found: actual, wanted });
    case 'port':
      return wanted ? t('the port is not {wanted}', { wanted }) : t('it has the port {found}', { found: actual });
    case 'pathname':
      return t("the path {found} doesn't match {wanted}", { found: actual, wanted });
    case 'search':
      return actual
        ? t("the query ?{found} doesn't match ?{wanted}", { found: actual, wanted })
        : t('the query ?{wanted} is missing', { wanted });
    case 'hash':
      return actual
        ? t("the hash #{found} doesn't match #{wanted}", { found: actual, wanted })
        : t('the hash #{wanted} is missing', { wanted });
  }
}

/**
 * Whether a campaign with this pattern appears on a page with this URL.
 * @param Pattern the browser's `URLPattern`, or a compatible class
 */
export function matchAddress(pattern: string, address: string, Pattern: PatternClass, t: Translate = english): Match {
  const problem = patternProblem(pattern, Pattern, t);
  if (problem) return { result: 'error', why: problem };
  const url = readAddress(address);
  if (!url) return { result: 'error', why: t("This isn't a URL. Start it with http:// or https://.") };
  const whole = new Pattern(readPattern(pattern));
  if (whole.test(url.toString())) return { result: 'match', why: '' };
  const differing = parts.filter((part) => !new Pattern({ [part]: whole[part] }).test({ [part]: value(url, part) }));
  const words = differing.map((part) => difference(part, whole[part], url, t)).join('; ');
  return { result: 'no match', why: words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : '' };
}

/** The browser's own class, or a polyfill that is loaded only where it is missing. */
export async function loadPatternClass(): Promise<PatternClass> {
  const native = (globalThis as { URLPattern?: PatternClass }).URLPattern;
  return native ?? ((await import('urlpattern-polyfill')).URLPattern as unknown as PatternClass);
}
