import { goNative } from '@scalar/snippetz/plugins/go/native';
import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { phpCurl } from '@scalar/snippetz/plugins/php/curl';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { rubyNative } from '@scalar/snippetz/plugins/ruby/native';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';

/** A sample of a request in one language. `language` is the name in a code fence, `label` the text of the tab. */
export type RequestSample = { readonly label: string; readonly language: string; readonly code: string };
type Pair = { readonly name: string; readonly value: string };
/** A request, independent of languages. Names and values aren't encoded. */
export type PlainRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly queryString: readonly Pair[];
  readonly json?: { readonly mediaType: string; readonly value: unknown } | undefined;
};

/**
 * What to put around the printed call: the generators for JavaScript and Python print nothing else, so a reader who runs it would see
 * no response, and in Python an error.
 */
const languages = [
  { label: 'curl', language: 'sh', client: shellCurl },
  {
    label: 'JavaScript',
    language: 'js',
    client: jsFetch,
    around: ['const response = await ', '\n\nconsole.log(await response.text())'],
  },
  {
    label: 'Python',
    language: 'python',
    client: pythonRequests,
    around: ['import requests\n\nresponse = ', '\n\nprint(response.text)'],
  },
  { label: 'Ruby', language: 'ruby', client: rubyNative },
  { label: 'PHP', language: 'php', client: phpCurl },
  { label: 'Go', language: 'go', client: goNative },
];

/** Disguises a placeholder as a word that no code generator escapes: `DESK_ID` → `zzDESKzuIDzz`. */
export const guard = (name: string): string => `zz${name.replaceAll('_', 'zu')}zz`;
const unguard = (code: string): string =>
  code.replace(/zz([A-Z0-9zu]+?)zz/g, (_, name: string) => `<${name.replaceAll('zu', '_')}>`);

/**
 * A `JSON.stringify` replacer for the JavaScript generator, which doesn't escape strings: escapes what would end or
 * break them.
 */
const escaped = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n') : value;

/** Percent-encodes a text for a URL in quotation marks of any kind. */
export const urlPart = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** Ruby evaluates `#{}` in strings, so the number sign is written as a JSON escape. */
const forRuby = (json: string): string => json.replace(/#(?=[{$@])/g, '\\u0023');

/**
 * Quotes a URL with a query, which the shell would cut at `&`; `urlPart` leaves no quotation mark in it. Indents the body below the curl
 * option that sends it: JSON has no line breaks within strings, so this is safe.
 */
function forShell(curl: string): string {
  const [before = '', ...body] = curl.replace(/^curl (h\S*\?\S*)/, "curl '$1'").split(/(?=--data ')/);
  return before + body.join('').replaceAll('\n', '\n  ');
}

/**
 * Prints a request in each language. The query is part of the URL, except in Python, which takes its parameters
 * separately.
 */
export const printRequest = ({ json, queryString, ...request }: PlainRequest): RequestSample[] => {
  const query = queryString.map(({ name, value }) => `${urlPart(name)}=${urlPart(value)}`).join('&');
  const addressed = { ...request, url: query ? `${request.url}?${query}` : request.url, queryString: [] };
  return languages.map(({ label, language, client, around = ['', ''] }) => {
    const text = json && JSON.stringify(json.value, client === jsFetch ? escaped : undefined);
    const whole = {
      ...(client === pythonRequests ? { ...request, queryString } : addressed),
      ...(text === undefined
        ? {}
        : { postData: { mimeType: json?.mediaType, text: client === rubyNative ? forRuby(text) : text } }),
    };
    const printed = client.generate(whole as never);
    const code = client === shellCurl ? forShell(printed) : printed;
    return { label, language, code: unguard(around.join(code)) };
  });
};
