import { afterEach, expect, test, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';
import { pageViews } from './page-views.ts';
import type { PageData } from '../model/page.ts';
import type { SiteInfo } from '../model/site-info.ts';

const view = { path: '/a/', title: 'A | Docs', referrer: '' };
afterEach(() => vi.unstubAllGlobals());

test('an endpoint receives each view as JSON, without credentials', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  startAnalytics({ provider: 'endpoint', url: 'https://count.example/view' })(view);
  expect(fetch).toHaveBeenCalledWith(
    'https://count.example/view',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(view), keepalive: true, credentials: 'omit' }),
  );
});

test('Google Analytics receives each view with an anonymized IP address, and counts none itself', () => {
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  const append = vi.fn();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  startAnalytics({ provider: 'google', measurementId: 'G-ABC' })(view);
  expect(append).toHaveBeenCalledWith(
    expect.objectContaining({ src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC' }),
  );
  const commands = (window.dataLayer ?? []).map((command) => Array.from(command));
  expect(commands[1]).toEqual(['config', 'G-ABC', { anonymize_ip: true, send_page_view: false }]);
  expect(commands[2]).toEqual([
    'event',
    'page_view',
    { page_title: 'A | Docs', page_location: 'https://docs.example/a/', page_referrer: '', anonymize_ip: true },
  ]);
});

test('each navigation is one view with the previous page as referrer', async () => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('document', { referrer: 'https://search.example/' });
  const site = { base: '/docs/', title: 'Docs', titleDelimiter: '|' } as SiteInfo;
  const count = pageViews(site, { provider: 'endpoint', url: 'https://count.example/' });
  for (const [path, title] of [
    ['/a/', 'A'],
    ['/a/', 'A'],
    ['/b/', 'B'],
  ])
    count({ path, title } as PageData);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(fetch.mock.calls.map(([, options]) => JSON.parse(options.body as string))).toEqual([
    { path: '/docs/a/', title: 'A | Docs', referrer: 'https://search.example/' },
    { path: '/docs/b/', title: 'B | Docs', referrer: 'https://docs.example/docs/a/' },
  ]);
});
