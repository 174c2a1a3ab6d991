import { Parser } from 'htmlparser2';
import { escapeHtml, scriptJson } from '../engine/model/escape-html.ts';

/** What is known of the copy when a page is changed. */
export type Copy = {
  /** Base path of the site, with all its languages. */
  readonly base: string;
  /** URL of the published site, without the base path; undefined if the site doesn't know it. */
  readonly url: string | undefined;
  /** The inline script that all pages have. */
  readonly boot: string;
  /** Path of the script that takes its place. */
  readonly script: string;
  /** The file that a site path means, such as `product/index.html` for `/product/`; undefined if the copy has none. */
  readonly file: (path: string) => string | undefined;
};

type Attributes = Readonly<Record<string, string>>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** A page of the copy: its HTML, and the files it refers to. */
export type LocalPage = { readonly html: string; readonly files: readonly string[] };

/** Links that mean something only to a browser on a server. */
const serverLinks = /^(manifest|search|preload|modulepreload)$/;

/**
 * Allows the files of the copy: on disk, `'self'` matches nothing in some browsers. Scripts of others, which count page views, are not
 * allowed. The copy's first script has no trusted types.
 */
const localPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .map((directive) => (directive.startsWith('script-src') ? directive.replace(/ https?:\S+/g, '') : directive))
    .map((directive) => directive.replace("'self'", `'self' file:${directive.startsWith('font-src') ? ' data:' : ''}`))
    .join('; ');

/** The data that the client reads from the page, with the URL that its style sheet has in the copy. */
function localState(json: string, url: (address: string) => string): string {
  const state = JSON.parse(json) as { readonly style: string };
  return scriptJson({ ...state, style: url(state.style) });
}

/**
 * A page of the built site for a reader who opens it from disk: its URLs are relative and name files, and its boot script is a file.
 * @param path path of the page's file: `product/index.html`
 */
export function localPage(html: string, path: string, copy: Copy): LocalPage {
  const prefix = '../'.repeat(path.split('/').length - 1);
  const files = new Set<string>();
  const edits: Edit[] = [];

  const localUrl = (address: string): string => {
    if (!address.startsWith(copy.base) || address.startsWith('//')) return address;
    const [, sitePath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const file = copy.file(decodeURI(sitePath.slice(copy.base.length)));
    if (file === undefined) return copy.url === undefined ? address : copy.url + address;
    files.add(file);
    return prefix + encodeURI(file) + rest;
  };
  const replaceTag = (name: string, attributes: Attributes): void => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
    edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: `<${name}${pairs.join('')}>` });
  };

  let script: { readonly start: number; readonly attributes: Attributes; text: string } | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'script') script = { start: parser.startIndex, attributes, text: '' };
        else if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy')
          replaceTag(name, { ...attributes, content: localPolicy(attributes['content'] ?? '') });
        else if (name === 'link' && serverLinks.test(attributes['rel'] ?? ''))
          edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: '' });
        else {
          const { integrity: _, ...others } = attributes;
          const local = Object.fromEntries(
            Object.entries(others).map(([key, value]) => [
              key,
              /^(href|src|poster)$/.test(key) ? localUrl(value) : value,
            ]),
          );
          if (JSON.stringify(local) !== JSON.stringify(attributes)) replaceTag(name, local);
        }
      },
      ontext(text) {
        if (script) script.text += text;
      },
      onclosetag(name) {
        if (name !== 'script' || !script) return;
        const { start, attributes, text } = script;
        const end = parser.endIndex + 1;
        if (attributes['type'] === 'importmap') edits.push({ start, end, text: '' });
        else if (attributes['id'] === 'page') {
          const json = localState(text, localUrl);
          edits.push({ start, end, text: `<script type="application/json" id="page">${json}</script>` });
        } else if (text === copy.boot)
          edits.push({ start, end, text: `<script src="${prefix}${copy.script}"></script>` });
        script = undefined;
      },
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false },
  );
  parser.end(html);

  let result = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text;
    position = end;
  }
  return { html: result + html.slice(position), files: [...files] };
}
