import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { texts } from '../../data/openapi/texts.ts';
import { inlineTags } from '../../engine/markdown/tags.ts';
import { methods } from '../../openapi/document.ts';
import { BuiltSite } from './built-site.ts';

/** An endpoint that a page names, and the link around it. */
type Mention = { readonly method: string | undefined; readonly path: string; readonly href: string | undefined };
type Description = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly externalDocs?: { readonly url: string } }>>>
  >;
};

const site = new BuiltSite();
const { paths } = JSON.parse(site.read('api-reference/openapi.json')) as Description;

/** Brings every kind of path parameter into one form and drops the slash at the end. */
const shape = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/<wbr\/?>/g, '')
    .replace(/\{[^}]*\}|<[A-Z_]+>|:\w+|(?<=\/)\d+(?=\/|$)|…/g, '{}')
    .replace(/\/$/, '');

/** Pages of operations by `METHOD /path/{}`. A key has more than one page where only parameter names differ. */
const pages = new Map<string, string[]>();
for (const [path, item] of Object.entries(paths))
  for (const [method, { externalDocs }] of Object.entries(item)) {
    const name = `${method.toUpperCase()} ${shape(path)}`;
    if (externalDocs) pages.set(name, [...(pages.get(name) ?? []), new URL(externalDocs.url).pathname]);
  }
const only = new Map<string, string | undefined>();
for (const name of pages.keys()) {
  const path = name.slice(name.indexOf('/'));
  only.set(path, only.has(path) ? undefined : name);
}
const known = new Set([...pages.keys(), ...Object.keys(texts.outside).map(shape)]);
const starts = new Set([...known].map((name) => name.split(' ')[1]?.split('/').slice(0, 3).join('/')));

/**
 * The endpoints that a page's article names, in reading order. Code blocks are left out: they are there to be copied and have no
 * links.
 */
function mentionsIn(html: string): Mention[] {
  const found: Mention[] = [];
  const open: { readonly name: string; readonly href: string | undefined }[] = [];
  let text = '';
  /** Start of each link in the text that has not been reached yet. */
  let links: { readonly from: number; readonly href: string | undefined }[] = [];
  const within = (name: string): boolean => open.some((element) => element.name === name);
  const linkHere = (): string | undefined => open.findLast(({ name }) => name === 'a')?.href;
  const readLine = (): void => {
    for (const match of text.matchAll(/(?:\b(GET|POST|PUT|PATCH|DELETE)\s+|(?<=^|[\s(]))(\/[^\s,;)]+)/g)) {
      const [whole, method, path = ''] = match;
      const href = links.findLast(({ from }) => from <= match.index + whole.indexOf('/'))?.href;
      found.push({ method, path: shape(path.replace(/[.:]$/, '')), href });
    }
    text = '';
    links = [{ from: 0, href: linkHere() }];
  };
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (!inlineTags.has(name)) readLine();
      open.push({ name, href });
      if (name === 'a') links.push({ from: text.length, href });
    },
    ontext: (part) => {
      if (within('article') && !within('pre') && !within('script')) text += part;
    },
    onclosetag: (name) => {
      open.pop();
      if (!inlineTags.has(name)) readLine();
      if (name === 'a') links.push({ from: text.length, href: linkHere() });
    },
  });
  parser.end(html);
  return found.filter(({ path }) => starts.has(path.split('/').slice(0, 3).join('/')));
}

test('the first place on a page that names an endpoint leads to its page', () => {
  const operations = Object.values(paths).flatMap((item) => methods.filter((method) => method in item));
  expect([...pages.values()].flat()).toHaveLength(operations.length);
  const bare: string[] = [];
  const unknown: string[] = [];
  let linked = 0;
  // Lists of operations on pages of the reference have the link beside the name.
  for (const { path: page, html } of site.pages().filter(({ path }) => !path.startsWith('/api-reference/'))) {
    const seen = new Set<string>();
    for (const { method, path, href } of mentionsIn(html)) {
      // A path without a method stands for its operation if there is only one; several have no page in common.
      const name = method === undefined ? only.get(path) : `${method} ${path}`;
      if (name === undefined) continue;
      if (!known.has(name)) unknown.push(`${page}: ${name}`);
      const targets = pages.get(name);
      if (!targets || targets.includes(page) || seen.has(name)) continue;
      seen.add(name);
      if (href !== undefined && targets.includes(href)) linked++;
      else bare.push(`${page}: ${name}${href === undefined ? '' : ` leads to ${href}`}`);
    }
  }
  expect(unknown, 'endpoints that do not exist').toEqual([]);
  expect(bare, 'endpoints without a link').toEqual([]);
  expect(linked).toBeGreaterThan(60);
});
