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

/** A language of samples. */
type Language = {
  readonly label: string;
  readonly language: string;
  readonly client: { readonly generate: (request: never) => string };
  /**
   * Completes what the generator prints, which is only the call: a program that says what it needs, that ends with a failure when the server
   * can't be reached or answers with an error, and that prints the answer.
   */
  readonly complete: (code: string, request: PlainRequest) => string;
};

const languages: readonly Language[] = [
  { label: 'curl', language: 'sh', client: shellCurl, complete: (code) => forShell(code) },
  {
    label: 'JavaScript',
    language: 'js',
    client: jsFetch,
    complete: (code) => `// Node.js 20 or later, no packages
const response = await ${code}.catch((error) => {
  throw new Error('No answer', { cause: error })
})

const body = await response.text()
if (!response.ok) throw new Error(\`\${response.status}: \${body}\`)
console.log(body)`,
  },
  {
    label: 'Python',
    language: 'python',
    client: pythonRequests,
    complete: (code) => `# pip install requests
import requests

try:
    response = ${code.replaceAll('\n', '\n    ')}
except requests.RequestException as error:
    raise SystemExit(f"No answer: {error}")

if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")
print(response.text)`,
  },
  {
    label: 'Ruby',
    language: 'ruby',
    client: rubyNative,
    complete: (code) => `# Ruby 3, no gems
${code.replace(
  /response = .*\nputs .*$/,
  () => `begin
  response = http.request(request)
rescue StandardError => error
  abort "No answer: #{error.message}"
end

abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
puts response.body`,
)}`,
  },
  {
    label: 'PHP',
    language: 'php',
    client: phpCurl,
    complete: (code, { method }) => `<?php
// PHP 8 with the extension curl
${code.replace(
  /curl_exec\(\$ch\);\s+curl_close\(\$ch\);$/,
  () => `${/^(GET|POST)$/.test(method) || code.includes('CURLOPT_CUSTOMREQUEST') ? '' : `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, '${method}');\n`}curl_setopt($ch, CURLOPT_RETURNTRANSFER, true);

$body = curl_exec($ch);
$status = curl_getinfo($ch, CURLINFO_RESPONSE_CODE);
if ($body === false || $status >= 400) {
  fwrite(STDERR, $body === false ? curl_error($ch) : "$status: $body");
  exit(1);
}
echo $body;`,
)}`,
  },
  {
    label: 'Go',
    language: 'go',
    client: goNative,
    complete: (code) => `// Go 1.20 or later, no modules
${code.replace('\t"io"\n', '\t"io"\n\t"log"\n').replace(
  /\tres, _ := [\s\S]*$/,
  () => `	res, err := http.DefaultClient.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)

	if res.StatusCode >= 400 {
		log.Fatalf("%d: %s", res.StatusCode, body)
	}
	fmt.Println(string(body))
}`,
)}`,
  },
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
 * option that sends it: JSON has no line breaks within strings, so this is safe. An error status makes the command fail, and the body is
 * printed.
 */
function forShell(curl: string): string {
  const [before = '', ...body] = curl
    .replace(/^curl (h\S*\?\S*)/, "curl '$1'")
    .replace(/^curl ('[^']*'|\S+)/, '$& \\\n  --fail-with-body')
    .split(/(?=--data ')/);
  return before + body.join('').replaceAll('\n', '\n  ');
}

/**
 * Prints a request in each language. The query is part of the URL, except in Python, which takes its parameters
 * separately.
 */
export const printRequest = ({ json, queryString, ...request }: PlainRequest): RequestSample[] => {
  const query = queryString.map(({ name, value }) => `${urlPart(name)}=${urlPart(value)}`).join('&');
  const addressed = { ...request, url: query ? `${request.url}?${query}` : request.url, queryString: [] };
  return languages.map(({ label, language, client, complete }) => {
    const text = json && JSON.stringify(json.value, client === jsFetch ? escaped : undefined);
    const whole = {
      ...(client === pythonRequests ? { ...request, queryString } : addressed),
      ...(text === undefined
        ? {}
        : { postData: { mimeType: json?.mediaType, text: client === rubyNative ? forRuby(text) : text } }),
    };
    const code = complete(client.generate(whole as never), addressed);
    return { label, language, code: unguard(code) };
  });
};
