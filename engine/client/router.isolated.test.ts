import { beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '../model/page.ts';
import { LoadError, NotRenderable } from './page-store.ts';
import { createRouter, type RouterParts } from './router.ts';

const page = (path: string) =>
  ({
    path,
    body: [{ live: 'Table', props: {}, children: [] }],
    sidebar: 'product',
    style: '/tools.css',
  }) as unknown as PageData;
const sidebar = { id: 'product', label: 'Product', items: [] };
const known = new Set<string>();
const parts = {
  pages: { has: (path: string) => known.has(path), put: vi.fn(), get: vi.fn(async (path: string) => page(path)) },
  sidebars: { get: vi.fn(async () => sidebar) },
  live: { preload: vi.fn(async () => {}) },
  enhancements: { preload: vi.fn(async () => {}) },
  origins: ['https://video.example'],
  style: vi.fn(async () => {}),
  screen: { show: vi.fn(async () => {}), progress: vi.fn() },
  reload: vi.fn(() => false),
};
const router = () => createRouter(parts as unknown as RouterParts);
const signal = new AbortController().signal;
const retry = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  known.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('shows the page with its sidebar after its live components and style have loaded', async () => {
  expect(await router().open('/a/', signal, retry)).toBe('shown');
  expect(parts.live.preload).toHaveBeenCalledWith(['Table']);
  expect(parts.style).toHaveBeenCalledWith('/tools.css');
  expect(parts.screen.show).toHaveBeenCalledWith({ page: page('/a/'), sidebar });
  expect(parts.screen.progress.mock.calls).toEqual([[{ pending: true }]]);
});

test('a page in memory is never pending', async () => {
  known.add('/a/');
  await router().open('/a/', signal, retry);
  expect(parts.screen.progress).not.toHaveBeenCalled();
});

test('a failure is shown with the given retry function', async () => {
  parts.pages.get.mockRejectedValueOnce(new LoadError('No network.'));
  expect(await router().open('/a/', signal, retry)).toBe('failed');
  expect(parts.screen.progress).toHaveBeenLastCalledWith({ pending: false, error: { message: 'No network.', retry } });
});

test('a sidebar that does not load is a failure too', async () => {
  parts.sidebars.get.mockRejectedValueOnce(new LoadError('No sidebar.'));
  expect(await router().open('/a/', signal, retry)).toBe('failed');
  expect(parts.screen.show).not.toHaveBeenCalled();
});

test('the browser loads pages that cannot be rendered', async () => {
  parts.pages.get.mockRejectedValueOnce(new NotRenderable('404'));
  expect(await router().open('/a/', signal, retry)).toBe('leave');
});

test('the browser loads a page that may load from an origin that the policy of this document does not allow', async () => {
  const withVideo = (origin: string) => ({ ...page('/a/'), origins: [origin] }) as PageData;
  parts.pages.get.mockResolvedValueOnce(withVideo('https://video.example'));
  expect(await router().open('/a/', signal, retry)).toBe('shown');
  parts.pages.get.mockResolvedValueOnce(withVideo('https://other.example'));
  expect(await router().open('/a/', signal, retry)).toBe('leave');
});

test('of fifty navigations only the last is shown', async () => {
  const { open } = router();
  let controller = new AbortController();
  const outcomes = Array.from({ length: 50 }, (_, index) => {
    controller.abort();
    controller = new AbortController();
    return open(`/${index}/`, controller.signal, retry);
  });
  expect(new Set((await Promise.all(outcomes)).slice(0, -1))).toEqual(new Set(['superseded']));
  expect(await outcomes.at(-1)).toBe('shown');
  expect(parts.screen.show).toHaveBeenCalledOnce();
  expect(parts.screen.show).toHaveBeenCalledWith(expect.objectContaining({ page: page('/49/') }));
});

test('after the reader stops the navigation, nothing is pending', async () => {
  const controller = new AbortController();
  parts.pages.get.mockImplementationOnce(async () => {
    controller.abort();
    throw controller.signal.reason;
  });
  expect(await router().open('/a/', controller.signal, retry)).toBe('superseded');
  expect(parts.screen.progress).toHaveBeenLastCalledWith({ pending: false });
});

test('after a failed payload the document is reloaded once; then the error is shown', async () => {
  parts.pages.get.mockRejectedValue(new LoadError('No network.'));
  parts.reload.mockReturnValueOnce(true);
  expect(await router().open('/a/', signal, retry)).toBe('reloading');
  expect(parts.reload).toHaveBeenCalledWith('/a/');
  expect(parts.screen.progress.mock.calls.every(([progress]) => !progress.error)).toBe(true);
  expect(await router().open('/a/', signal, retry)).toBe('failed');
  parts.pages.get.mockReset();
});
