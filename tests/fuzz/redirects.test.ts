import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routeRequest } from '../../engine/dev/route-request.ts';
import { pathForms, type Redirect } from '../../engine/model/redirect.ts';
import { withBase } from '../../engine/model/url.ts';
import { htaccess } from '../../hosting/apache.ts';
import { caddyfile } from '../../hosting/caddy.ts';
import type { HostSite } from '../../hosting/host-site.ts';
import { nginxConfig } from '../../hosting/nginx.ts';
import { vercelJson } from '../../hosting/vercel.ts';
import { drawings, passiveFiles } from '../../engine/output/headers.ts';
import { parseRedirectsFile, redirectsFile } from '../../hosting/netlify.ts';
import { readRedirects } from '../../engine/site/redirects.ts';
import { properties } from './runs.ts';

/** Properties that hold for all redirects and for the rules written for each host. */

const name = fc.oneof(
  { arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'é', 'x.y', 'a.html', '~me', '@you'), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }), weight: 1 },
  { arbitrary: fc.constantFrom('..', '.', '', '$1', '"', '{x}', ' ', '\n', '%2e', '*', ':x', '\\'), weight: 1 },
);
const path = fc.array(name, { maxLength: 3 }).map((parts) => ['', ...parts, ''].join('/'));
const target = fc.tuple(path, fc.constantFrom('', '', '', '#part', '?x=1', '#a#b')).map((parts) => parts.join(''));
const redirects = fc.array(fc.record({ from: path, to: target }), { maxLength: 12 });

/** The redirects that follow from those an owner writes, without the refused ones. */
const read = (written: readonly Redirect[]): Redirect[] =>
  [...readRedirects(written).redirects].map(([from, to]) => ({ from, to }));

test('no redirect leads to another one, none to itself, and none is lost without a word', () => {
  fc.assert(
    fc.property(redirects, (written) => {
      const { redirects: map, problems } = readRedirects(written);
      for (const [from, to] of map) {
        expect(map.has(to.replace(/#.*$/, ''))).toBe(false);
        // What is written into configuration files and onto the disk.
        expect(from + to).toMatch(/^[\p{L}\p{M}\p{N}/._~@#-]*$/u);
        expect(new URL(from, 'https://x.example').pathname).toBe(encodeURI(from));
      }
      if (!problems.length) expect(map.size).toBe(written.length);
      for (const { message, hint } of problems) expect(`${message} ${hint}`).not.toMatch(/undefined|\[object/);
    }),
    properties,
  );
});

/** Where requests for an old address end: every form of it, with a query. */
function arrivals(base: string, list: readonly Redirect[]): { asked: string; to: string }[] {
  return list.flatMap(({ from, to }) =>
    pathForms(from).map((form) => ({ asked: withBase(base, form), to: withBase(base, to) })),
  );
}

/** Small interpreters of each host's rules: requested path → target; `?` stands for the query. */
type Interpreter = (site: HostSite) => (asked: string) => string | undefined;
const unquote = (text: string): string => text.replace(/\\(.)/g, '$1');
const map = (pairs: Iterable<RegExpMatchArray>, to: (value: string) => string) => {
  const known = new Map([...pairs].map(([, from = '', value = '']) => [unquote(from), to(unquote(value))]));
  return (asked: string): string | undefined => known.get(asked);
};
const placeOfQuery = (href: string): string => (href.includes('#') ? href.replace('#', '?#') : `${href}?`);

const hosts: Readonly<Record<string, Interpreter>> = {
  'Netlify and Cloudflare': ({ redirects: list, base }) => {
    const rules = parseRedirectsFile(redirectsFile(list, base));
    return (asked) => {
      const to = rules.get(asked);
      return to === undefined ? undefined : placeOfQuery(to);
    };
  },
  'the preview': ({ redirects: list, base }) => {
    const site = { base, has: () => false, redirects: parseRedirectsFile(redirectsFile(list, base)) };
    return (asked) => {
      const route = routeRequest('GET', `${encodeURI(asked)}?q`, site);
      return 'location' in route ? decodeURI(route.location).replace('?q', '?') : undefined;
    };
  },
  nginx: (site) =>
    map(nginxConfig(site).matchAll(/^ {2}"(\/(?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)";$/gm), (to) =>
      to.replace('$is_args$args', '?'),
    ),
  Caddy: (site) => {
    const [, moved = ''] = /map \{path\} \{docs_moved_to\} \{\n(.*?)\n\t\tdefault/s.exec(caddyfile(site)) ?? [];
    const [, hashes = ''] = /map \{path\} \{docs_moved_hash\} \{\n(.*?)\n?\t\tdefault/s.exec(caddyfile(site)) ?? [];
    const line = /^\t\t"((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)"$/gm;
    const [to, hash] = [map(moved.matchAll(line), String), map(hashes.matchAll(line), String)];
    return (asked) => {
      const found = to(asked);
      return found === undefined ? undefined : `${found}?${hash(asked) ?? ''}`;
    };
  },
  Apache: (site) => {
    const text = htaccess(site);
    const rules = [...text.matchAll(/^RewriteRule (\^\S+\$) "((?:[^"\\]|\\.)*)" \[R=301,L(,NE)?(,QSD)?\]$/gm)].map(
      ([, from = '', to = '', , own]) => ({ from: new RegExp(from, 'u'), to: unquote(to), own }),
    );
    return (asked) => {
      const rule = rules.find(({ from }) => from.test(asked.slice(site.base.length)));
      return rule && (rule.own ? rule.to.replace('?%1', '?') : placeOfQuery(rule.to));
    };
  },
  Vercel: (site) => {
    type Route = { src: string; headers: { Location: string }; status: number };
    const { routes } = JSON.parse(vercelJson(site)) as { routes: Route[] };
    const rules = routes.filter(({ status }) => status === 301);
    return (asked) => {
      const rule = rules.find(({ src }) => new RegExp(src, 'u').test(asked));
      return rule && placeOfQuery(rule.headers.Location);
    };
  },
};

describe.each(Object.entries(hosts))('%s', (_, interpret) => {
  test('leads every form of every old address to its new one, with the query before the hash, and nothing else', () => {
    fc.assert(
      fc.property(redirects, fc.constantFrom('/', '/docs/'), (written, base) => {
        const list = read(written).filter(({ from }) => from !== '/');
        const site: HostSite = {
          languages: [],
          base,
          root: '/srv',
          port: 80,
          redirects: list,
          headers: { everywhere: {}, documents: {}, drawings: {} },
          passiveFiles,
          drawings,
          securityTxt: '/.well-known/security.txt',
          hashed: `${base}_assets/`,
          hidden: [],
        };
        const lead = interpret(site);
        for (const { asked, to } of arrivals(base, list))
          expect([asked, lead(asked)]).toEqual([asked, placeOfQuery(to)]);
        expect(lead(`${base}never/heard/of/`)).toBe(undefined);
      }),
      properties,
    );
  });
});
