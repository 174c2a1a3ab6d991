import { goNative } from '@scalar/snippetz/plugins/go/native';
import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { phpCurl } from '@scalar/snippetz/plugins/php/curl';
import { pythonRequests } from '@scalar/snippetz/plugins/python/requests';
import { rubyNative } from '@scalar/snippetz/plugins/ruby/native';
import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';

/** A sample of a request in one language. `language` is the name of a fence, `label` that of a tab. */
export type RequestSample = { readonly label: string; readonly language: string; readonly code: string };
type Pair = { readonly name: string; readonly value: string };
export type PlainRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly queryString: readonly Pair[];
  readonly json?: { readonly mediaType: string; readonly value: unknown } | undefined;
};

const languages = [
  { label: 'curl', language: 'sh', client: shellCurl },
  { label: 'JavaScript', language: 'js', client: jsFetch },
  { label: 'Python', language: 'python', client: pythonRequests },
  { label: 'Ruby', language: 'ruby', client: rubyNative },
  { label: 'PHP', language: 'php', client: phpCurl },
  { label: 'Go', language: 'go', client: goNative },
];

/** A placeholder passes the code generators as a word that none of them escapes. */
export const guard = (name: string): string => `zz${name.replaceAll('_', 'zu')}zz`;
const unguard = (code: string): string =>
  code.replace(/zz([A-Z0-9zu]+?)zz/g, (_, name: string) => `<${name.replaceAll('zu', '_')}>`);

/** A body for the generator of JavaScript, which puts texts between quotation marks as they are: what would end or break them is escaped. */
const escaped = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n') : value;

/** For a URL between quotation marks of any kind. */
export const urlPart = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** Ruby would run what stands in `#{}` between its quotation marks; to JSON, the number sign can be written differently. */
const forRuby = (json: string): string => json.replace(/#(?=[{$@])/g, '\\u0023');

/** The lines of a body stand under the option that sends it, not at the margin. JSON has no line breaks within texts. */
function indentBody(curl: string): string {
  const [before = '', ...body] = curl.split(/(?=--data ')/);
  return before + body.join('').replaceAll('\n', '\n  ');
}

/** The same request in each language. The query belongs to the address, except where parameters have a place of their own. */
export const printRequest = ({ json, queryString, ...request }: PlainRequest): RequestSample[] => {
  const query = queryString.map(({ name, value }) => `${urlPart(name)}=${urlPart(value)}`).join('&');
  const addressed = { ...request, url: query ? `${request.url}?${query}` : request.url, queryString: [] };
  return languages.map(({ label, language, client }) => {
    const text = json && JSON.stringify(json.value, client === jsFetch ? escaped : undefined);
    const whole = {
      ...(client === pythonRequests ? { ...request, queryString } : addressed),
      ...(text === undefined
        ? {}
        : { postData: { mimeType: json?.mediaType, text: client === rubyNative ? forRuby(text) : text } }),
    };
    const printed = client.generate(whole as never);
    return { label, language, code: unguard(client === shellCurl ? indentBody(printed) : printed) };
  });
};
