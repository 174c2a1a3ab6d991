import { afterEach, expect, test, vi } from 'vitest';
import type { Sidebar } from '../../model/sidebar.ts';
import { settledSidebar } from './settled-sidebar.ts';

afterEach(() => vi.restoreAllMocks());
const sidebar: Sidebar = { id: 'a', label: 'A', items: [] };

test('resolves to the sidebar, with the same promise each time', async () => {
  const promise = Promise.resolve(sidebar);
  expect(settledSidebar(promise)).toBe(settledSidebar(promise));
  expect(await settledSidebar(promise)).toBe(sidebar);
});

test('a failure resolves to undefined and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await settledSidebar(Promise.reject(new Error('offline')))).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
