import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { sha256 } from '../../engine/output/integrity.ts';
import { firstViewRequests, gzipBytes, heaviest, inlineScripts, median } from './built-site.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { responseBytes } from './response-bytes.ts';

/** The language of a page's frame. */
const languageOf = ({ html }: BuiltPage): string => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';

/** A function that remembers its results. */
function onceFor<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, compute(text));
    return results.get(text) as Result;
  };
}

/**
 * Tests what each page of a built site costs; what is typical has to hold in each language.
 * @param open the site, which may be built before the tests run
 */
export function testPageBudgets(open: () => BuiltSite): void {
  let site: BuiltSite;
  let pages: BuiltPage[];
  let base: string;
  const fileOf = (href: string): string => href.slice(base.length);
  /** Bytes of a text that many pages have in common. */
  const bytesOf = onceFor(gzipBytes);
  const fileBytes = onceFor((file: string) => gzipBytes(site.read(file)));
  const fileHash = onceFor((file: string) => sha256(site.read(file)));
  const requestsOf = onceFor(firstViewRequests);
  const styleBytes = (html: string): number =>
    requestsOf(html)
      .filter((href) => href.endsWith('.css'))
      .reduce((sum, href) => sum + fileBytes(fileOf(href)), 0);
  /** The median of each language. */
  const medians = (sizes: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries(
      [...new Set(pages.map(languageOf))].map((language) => {
        const group = pages.filter((page) => languageOf(page) === language);
        return [language, median(group.map(({ path }) => sizes.get(path) ?? 0))];
      }),
    );
  /** What the first view of each page transfers, headers included, by path. The same at every width: see the test of requests. */
  const firstView = new Map<string, number>();
  let server: Awaited<ReturnType<typeof startPreviewServer>>;
  beforeAll(async () => {
    site = open();
    pages = site.pages();
    base = new URL(/data-base="([^"]*)"/.exec(site.read('index.html'))?.[1] ?? '/', 'https://docs.example').pathname;
    server = await startPreviewServer({ folder: site.folder, base, port: 0 });
    const sizes = new Map<string, number>();
    const size = async (href: string): Promise<number> => {
      const bytes = sizes.get(href) ?? (await responseBytes(new URL(href, server.url)));
      sizes.set(href, bytes);
      return bytes;
    };
    for (const { path, html } of pages) {
      let bytes = await size(base + path.slice(1));
      for (const href of requestsOf(html)) bytes += await size(href);
      firstView.set(path, bytes);
    }
  });
  afterAll(() => server.close());

  test('first view: 22 kB for a typical page', () => {
    for (const [language, bytes] of Object.entries(medians(firstView)))
      expect(bytes, `${language}; heaviest: ${heaviest(firstView)}`).toBeLessThanOrEqual(22_000);
  });

  test('first view: 36 kB for the longest page', () => {
    expect(Math.max(...firstView.values()), `heaviest: ${heaviest(firstView)}`).toBeLessThanOrEqual(36_000);
  });

  test('the style sheet: 12 kB for most pages, 15.5 kB for those with live tools and more', () => {
    const sizes = pages.map(({ html }) => styleBytes(html));
    expect(sizes.filter((size) => size <= 12_000).length).toBeGreaterThan(pages.length * 0.9);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(15_500);
  });

  test('what is requested depends on no width: only pictures that load late have conditions', () => {
    for (const { path, html } of pages) {
      const first = html.replaceAll(/<picture\b(?:(?!<\/picture>).)*? loading="lazy"/g, '');
      expect(
        /<link\b[^>]* (media|imagesrcset)=|<(img|source)\b[^>]* (srcset="[^"]* \d+w|media=)/.exec(first)?.[0],
        path,
      ).toBeUndefined();
    }
  });

  test('a page asks for two files at most beside itself, and for no script and no font', () => {
    for (const { path, html } of pages) {
      const requests = requestsOf(html);
      expect(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(2);
      expect(
        requests.filter((href) => /\.(m?js|woff2?)$/.test(href)),
        path,
      ).toEqual([]);
    }
  });

  test('inline script: 1.8 kB, and half a kB more on pages with tabs or live tools', () => {
    for (const { path, html } of pages) {
      const [boot = '', ...more] = inlineScripts(html);
      expect(bytesOf(boot), path).toBeLessThanOrEqual(1_800);
      expect(bytesOf(more.join('\n')), path).toBeLessThanOrEqual(500);
    }
  });

  test('no style attribute and no inline handler: the security policy would stop them', () => {
    for (const { path, html } of pages) {
      const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
      expect(markup.match(/<[a-z][^>]*\s(style|on[a-z]+)="[^>]{0,80}/)?.[0], path).toBeUndefined();
    }
  });

  test('navigation payload: 8 kB for a typical page', () => {
    const payloads = new Map(pages.map(({ path }) => [path, gzipBytes(site.read(`${path.slice(1)}page.json`))]));
    for (const [language, bytes] of Object.entries(medians(payloads)))
      expect(bytes, `${language}; heaviest: ${heaviest(payloads)}`).toBeLessThanOrEqual(8000);
  });

  test('every style sheet and every script that a document names says what it has to be, and is that', () => {
    for (const { path, html } of pages) {
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)">/g)];
      expect(sheets.length, path).toBe(html.match(/<link[^>]* rel="?stylesheet|<link rel="stylesheet"/g)?.length);
      const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
      const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
      expect(Object.keys(integrity).map((url) => /_assets\/(\w+)-/.exec(url)?.[1])).toEqual([
        'client',
        'integrity',
        'search',
        'matches',
      ]);
      const named = [...sheets.map(([, href = '', hash = '']) => [href, hash] as const), ...Object.entries(integrity)];
      for (const [url, hash] of named) expect(hash, `${path} ${url}`).toBe(fileHash(fileOf(url)));
    }
  });

  test('whatever the client loads later is in its list of integrity, within 2.5 kB, or named with it', () => {
    const assets = site.files('_assets').filter((file) => /\.(js|css)$/.test(file));
    const text = (name: string): string =>
      site.read(assets.find((file) => new RegExp(`^_assets/${name}-[\\w-]{8}\\.js$`).test(file)) ?? '');
    const list = text('integrity');
    expect(gzipBytes(list)).toBeLessThanOrEqual(2_500);
    const own = /^_assets\/(client|integrity|search|matches|search-worker|words-\w+)-[\w-]{8}\.js$/;
    const chunks = assets.filter((file) => file.endsWith('.js') && !own.test(file));
    expect(chunks.length).toBeGreaterThan(10);
    for (const file of chunks) expect(list).toContain(`"${base}${file}":"${sha256(site.read(file))}"`);
    const places: Readonly<Record<string, readonly string[]>> = {
      search: ['search', 'matches'],
      'search-worker': ['search'],
      values: ['values'],
    };
    for (const file of assets.filter((name) => name.endsWith('.css') || name.includes('/search-worker-'))) {
      const [, name = ''] = /_assets\/(.+)-[\w-]{8}\./.exec(file) ?? [];
      for (const place of places[name] ?? ['integrity']) expect(text(place), file).toContain(sha256(site.read(file)));
    }
  });
}
