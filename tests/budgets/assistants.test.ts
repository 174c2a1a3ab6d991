import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runChecks } from 'afdocs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite();
const published = /^> All pages: \[llms\.txt\]\((https:\/\/[^/)]+)/m.exec(site.read('index.md'))?.[1] ?? '';
const lists = site.files().filter((file) => /(^|\/)(llms(-full-\d+)?\.txt|skill\.md)$/.test(file));

/** Files of the output that a text links to. */
const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/https:\/\/[^\s)`]+/g)]
    .map(([url]) => url.replace(/[.,:]$/, ''))
    .filter((url) => url.startsWith(`${published}/`))
    .map((url) => decodeURI(url.slice(published.length + 1).replace(/#.*$/, '')))
    .map((path) => (path === '' || path.endsWith('/') ? `${path}index.html` : path));

test('every link of the lists leads to a file', () => {
  expect(lists.length).toBeGreaterThan(30);
  const missing = lists
    .filter((file) => !file.includes('llms-full'))
    .flatMap((file) => linkedFiles(site.read(file)).filter((target) => !site.has(target)));
  expect(missing).toEqual([]);
});

test('the list of the site is short, and each part of the whole text within 100 kB', () => {
  const bytes = (file: string): number => Buffer.byteLength(site.read(file));
  expect(bytes('llms.txt')).toBeLessThanOrEqual(6_000);
  const tooLarge = lists.filter((file) => file.includes('llms-full') && bytes(file) > 100_000);
  expect(tooLarge).toEqual([]);
});

test('the lists of the guides and the parts of the text have every page once', () => {
  const pages = site.files().filter((file) => file.endsWith('index.md'));
  const inLists = lists.filter((file) => file.endsWith('/llms.txt')).flatMap((file) => linkedFiles(site.read(file)));
  expect(inLists.toSorted()).toEqual(pages.toSorted());
  const inParts = lists
    .filter((file) => file.includes('llms-full'))
    .flatMap((file) => [...site.read(file).matchAll(/^URL: (\S+)$/gm)].map(([, url = '']) => url));
  expect(new Set(inParts).size).toBe(inParts.length);
  // The home page and others in no guide are in the lists only.
  expect(inParts.length).toBeGreaterThan(pages.length - 5);
});

test('pages link to the published facts that they show, and the list of facts names a page that does', () => {
  const facts = JSON.parse(site.read('data/index.json')) as { file: string; page: string }[];
  expect(facts.length).toBeGreaterThan(30);
  const isLinked = ({ file, page }: (typeof facts)[number]): boolean =>
    site.read(`${page.slice(1)}index.html`).includes(`href="/data/${file}"`);
  expect(facts.filter((one) => !isLinked(one))).toEqual([]);
  const tables = site.pages().filter(({ html }) => html.includes('<div class="data-table">'));
  expect(tables.length).toBeGreaterThan(100);
  const unlinked = tables.filter(({ html }) => !html.includes('href="/data/')).map(({ path }) => path);
  expect(unlinked).toEqual(['/contributing-guide/these-docs/speed/']);
});

/** The site as it is where it is published: the preview server, with its own URL in place of the public one. */
let origin = '';
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  const preview = await startPreviewServer({ folder: site.folder, base: '/', port: 0 });
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { accept = '*/*' } = request.headers;
      const upstream = await fetch(new URL(request.url ?? '/', preview.url), {
        headers: { accept },
        redirect: 'manual',
      });
      for (const name of ['content-type', 'cache-control', 'location', 'vary']) {
        const value = upstream.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      const text = await upstream.text();
      response
        .writeHead(upstream.status)
        .end(request.method === 'HEAD' ? undefined : text.replaceAll(published, origin));
    };
    answer().catch((error: Error) => response.writeHead(500).end(error.message));
  });
  // The checker computes for longer than a server usually waits for the next request of a connection.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  closing.push(
    () => server.close(),
    () => preview.close(),
  );
});
afterAll(() => Promise.all(closing.map((close) => close())));

test('the public checker of docs for assistants (afdocs) finds nothing wrong', async () => {
  const { results } = await runChecks(origin, {
    requestDelay: 0,
    maxConcurrency: 10,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 12,
  });
  const failed = results.filter(({ status }) => status === 'fail' || status === 'warn' || status === 'error');
  expect(failed.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([]);
  expect(results.filter(({ status }) => status === 'pass').length).toBeGreaterThan(18);
}, 120_000);
