/** A call of the platform's API as a page shows it. */
export interface ApiSample {
  readonly method: string;
  /** With the page's placeholders, without address and query. */
  readonly path: string;
  readonly query: readonly string[];
  /** Names in a JSON or form body; undefined without a body. */
  readonly body: readonly string[] | undefined;
}

const fence = /^[ \t]*```sh\b[^\n]*\n([\s\S]*?)^[ \t]*```/gm;
const word = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g;
const unquote = (text: string): string => text.replace(/'([^']*)'|"([^"]*)"/g, '$1$2');

/** Options of curl that are part of the request, and what each of them adds to it. */
const sent = { '--data': 'json', '-d': 'json', '--form': 'form', '-F': 'form' } as const;

function readCall(words: readonly string[]): ApiSample | undefined {
  let method: string | undefined;
  let address: string | undefined;
  const body: string[] = [];
  const json: string[] = [];
  let sends = false;
  for (let at = 0; at < words.length; at += 1) {
    const option = words[at] ?? '';
    if (option.startsWith('-')) {
      if (!/^(--request|-X|--header|-H|--data|-d|--form|-F)$/.test(option)) continue;
      const value = words[(at += 1)] ?? '';
      if (option === '--request' || option === '-X') method = value;
      const kind = sent[option as keyof typeof sent];
      if (kind) sends = true;
      if (kind === 'json') json.push(value);
      if (kind === 'form') body.push(value.slice(0, value.indexOf('=')).replace(/\[.*$/, ''));
    } else address ??= option;
  }
  const [, path, query = ''] = /^%app-url%(\/[^?]*)(?:\?(.*))?$/.exec(address ?? '') ?? [];
  if (path === undefined) return undefined;
  body.push(...json.flatMap((text) => Object.keys(JSON.parse(text) as object)));
  return {
    method: method ?? (sends ? 'POST' : 'GET'),
    path,
    query: query
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0] ?? ''),
    body: sends ? body : undefined,
  };
}

/** Every curl call of the platform's own address in the `sh` code blocks of an MDX page, without calls of other hosts. */
export function curlSamples(page: string): ApiSample[] {
  const samples: ApiSample[] = [];
  for (const [, code = ''] of page.matchAll(fence)) {
    const variables = new Map<string, string>();
    // A quoted body may span lines, so only a line break outside of quotes ends a command.
    for (const command of code.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"[^"]*"|[^\n'"])+/g) ?? []) {
      const [, name, value] = /^\s*([A-Z]+)=('[^']*'|"[^"]*")\s*$/.exec(command) ?? [];
      if (name && value) variables.set(name, unquote(value));
      const words = (command.match(word) ?? []).map((one) =>
        unquote(one).replace(/\$([A-Z]+)/g, (text, key: string) => variables.get(key) ?? text),
      );
      const call = words[0] === 'curl' ? readCall(words.slice(1)) : undefined;
      if (call) samples.push(call);
    }
  }
  return samples;
}
