import { describe, expect, test } from 'vitest';
import { parseRedirectsFile, redirectsFile } from './netlify.ts';
import type { HostSite } from './host-site.ts';
import { vercelJson } from './vercel.ts';

/** What hosts that don't run in tests answer to a path without a file, as their documentation says they read their files. */
type Answer = { readonly status: number; readonly to: string };

const siteAt = (base: string): HostSite => ({
  base,
  root: '/srv',
  port: 80,
  languages: ['de', 'ar'],
  redirects: [
    { from: '/old/', to: '/new/' },
    { from: '/de/old/', to: '/de/new/' },
  ],
  headers: { everywhere: {}, documents: {}, drawings: {} },
  passiveFiles: '',
  drawings: '',
  securityTxt: '',
  hashed: `${base}_assets/`,
  hidden: [],
});

/** Netlify: the first line whose pattern matches, `*` standing for anything; without one, the 404 page of the whole site. */
const netlify = ({ redirects, base, languages }: HostSite, path: string): Answer => {
  const rules = redirectsFile(redirects, base, languages).trim().split('\n');
  for (const [from = '', to = '', status] of rules.map((line) => line.split(' ')))
    if (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from) return { status: Number(status), to };
  return { status: 404, to: `${base}404.html` };
};

/** Vercel: the first route without `continue` that matches. */
const vercel = (site: HostSite, path: string): Answer => {
  type Route = { src?: string; continue?: true; status: number; dest?: string; headers?: { Location?: string } };
  const { routes } = JSON.parse(vercelJson(site)) as { routes: Route[] };
  for (const { src, continue: goesOn, status, dest, headers } of routes) {
    const match = src === undefined || goesOn ? null : new RegExp(src).exec(path);
    if (match) return { status, to: dest ?? (headers?.Location ?? '').replace('$1', match[1] ?? '') };
  }
  return { status: 404, to: '' };
};

describe.each(['/', '/docs/'])('under %s', (base) => {
  test.each(Object.entries({ netlify, vercel }))('%s answers with the 404 page of the language', (_, ask) => {
    const answers = ['de/nothing/', 'de/deep/nothing/', 'ar/nothing/', 'deutsch/', 'nothing/', 'de/old/', 'old/'].map(
      (path) => ask(siteAt(base), base + path),
    );
    expect(answers).toEqual([
      { status: 404, to: `${base}de/404.html` },
      { status: 404, to: `${base}de/404.html` },
      { status: 404, to: `${base}ar/404.html` },
      { status: 404, to: `${base}404.html` },
      { status: 404, to: `${base}404.html` },
      { status: 301, to: `${base}de/new/` },
      { status: 301, to: `${base}new/` },
    ]);
  });

  test.each([
    ['new', 'new/'],
    ['new.html', 'new/'],
    ['new/index.html', 'new/'],
    ['index.html', ''],
  ])('Vercel leads %s to %s', (from, to) =>
    expect(vercel(siteAt(base), base + from)).toEqual({ status: 308, to: base + to }),
  );
});

test('the preview server takes only redirects from the file', () => {
  const { redirects, languages } = siteAt('/');
  expect(
    [...parseRedirectsFile(redirectsFile(redirects, '/', languages)).keys()].filter((from) => /\*/.test(from)),
  ).toEqual([]);
});
