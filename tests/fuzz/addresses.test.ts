import { posix } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeUrl,
  ensureTrailingSlash,
  normalizePath,
  slugify,
  withBase,
  withoutBase,
} from '../../engine/model/url.ts';
import { resolveLink } from '../../engine/site/links.ts';
import { testModel } from '../unit/compile-text.ts';
import { properties } from './runs.ts';

const isId = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u;

/** Properties that hold for every address. */

const segment = fc.oneof(
  {
    arbitrary: fc.constantFrom('index', 'index.html', 'a', 'b.html', 'guide', 'reindex', '.html', 'ä', 'A-b_c.d'),
    weight: 4,
  },
  { arbitrary: fc.stringMatching(/^[a-z0-9._~-]{1,8}$/), weight: 1 },
);
const rawPath = fc
  .tuple(fc.constantFrom('', '/', '//'), fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '//', '.html'))
  .map(([start, segments, end]) => start + segments.join('/') + end);

describe('the one form of a path', () => {
  test('is its own one form, and all ways to write it have the same', () => {
    fc.assert(
      fc.property(rawPath, (path) => {
        const normal = normalizePath(path);
        expect(normalizePath(normal)).toBe(normal);
        expect(normal.endsWith('/')).toBe(true);
        expect(normal).not.toMatch(/\/\/|\/index(\.html)?\/$|\.html\/$/);
        for (const form of [`${normal}index.html`, `${normal}index`, `${normal}/`, `${normal}index/index.html`])
          expect(normalizePath(form)).toBe(normal);
        if (normal !== '/')
          expect([normal.slice(0, -1), `${normal.slice(0, -1)}.html`].map(normalizePath)).toEqual([normal, normal]);
      }),
      properties,
    );
  });

  test('a slash is added once, before query and hash', () => {
    const rest = fc.constantFrom('', '?x=1', '#y', '?x=/#y', '#?');
    fc.assert(
      fc.property(rawPath, rest, (path, end) => {
        const slashed = ensureTrailingSlash(path + end);
        expect(slashed).toBe((path.endsWith('/') ? path : `${path}/`) + end);
        expect(ensureTrailingSlash(slashed)).toBe(slashed);
      }),
      properties,
    );
  });

  test('a base path that is put before a site path comes off again', () => {
    const base = fc
      .array(fc.stringMatching(/^[a-z]{1,5}$/), { maxLength: 2 })
      .map((parts) => ['', ...parts, ''].join('/'));
    fc.assert(
      fc.property(
        base,
        rawPath.map((path) => normalizePath(`/${path}`)),
        (before, path) => {
          const whole = withBase(before || '/', path);
          expect(withoutBase(before || '/', whole)).toBe(path);
          expect(new URL(whole, 'https://docs.example.com').origin).toBe('https://docs.example.com');
        },
      ),
      properties,
    );
  });

  test('an id of any title is one, and its own id', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const id = slugify(title);
        expect([isId.test(id), slugify(id)]).toEqual([true, id]);
      }),
      properties,
    );
  });
});

/** A small site, and what it serves at each address. */
const files = Object.fromEntries(
  ['index', 'a', 'guide/index', 'guide/b', 'guide/deep/c', 'über/ä'].map((name) => [
    `${name}.mdx`,
    '---\ntype: landing\ntitle: A page under test\ndescription: A page that stands in a test, with a description that is long enough.\n---\n',
  ]),
);
const assets = ['a.png', 'guide/b.png', 'guide/deep/c d.png'];
const model = testModel(files, { assets });
const sources = [...model.pages.values()].map(({ source }) => source);
const known = ['', 'a', 'guide', 'guide/b', 'guide/deep/c', 'über/ä', ...assets];

/** A link from one file to another, in one of the many ways people write links. */
const written = fc
  .record({
    from: fc.constantFrom(...sources),
    to: fc.constantFrom(...known, 'nothing', 'guide/nothing'),
    how: fc.constantFrom('from the root', 'relative', 'relative with a dot'),
    ending: fc.constantFrom('', '/', '.mdx', '.html'),
    encoded: fc.boolean(),
    rest: fc.constantFrom('', '#part', '?x=1', '?x=1#part'),
  })
  .map(({ from, to, how, ending, encoded, rest }) => {
    const isAsset = to.endsWith('.png');
    const file = `/${to}${isAsset || to === '' ? '' : ending}`;
    const relative = posix.relative(posix.dirname(`/${from.file}`), file) || '.';
    const end = file.endsWith('/') ? '/' : '';
    const path = how === 'from the root' ? file : `${how === 'relative' ? '' : './'}${relative}${end}`;
    return { from, to, isAsset, rest, href: (encoded ? encodeURI(path) : path) + rest };
  });

test('a link leads where a browser would go from the file, however it is written', () => {
  fc.assert(
    fc.property(written, ({ from, to, isAsset, rest, href }) => {
      const link = resolveLink(href, from, model);
      // Where the URL standard says the same link leads, in a folder of files.
      const url = new URL(href, new URL(encodeURI(from.file), 'https://docs.example.com/'));
      const path = decodeUrl(url.pathname).replace(/\.mdx$/, '');
      expect(normalizePath(path)).toBe(normalizePath(`/${to}`));
      if (to.endsWith('nothing')) expect(link.kind).toBe('broken');
      else if (isAsset) expect(link).toEqual({ kind: 'asset', href: encodeURI(`/${to}`) + rest });
      else
        expect(link).toEqual({
          kind: 'page',
          path: normalizePath(path),
          hash: url.hash.slice(1),
          href: normalizePath(path) + rest,
        });
    }),
    properties,
  );
});

test('any text as a link is a link of some kind, and none climbs out of the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...sources), (href, from) => {
      const link = resolveLink(href, from, model);
      expect('href' in link && link.kind !== 'external' ? link.href : '/').toMatch(/^\/(?!\/)/);
    }),
    properties,
  );
});
