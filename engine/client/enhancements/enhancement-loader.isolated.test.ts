import { expect, test, vi } from 'vitest';
import type { EnhancementImports } from './enhancement.ts';
import { stringsOf } from '../../model/strings.ts';
import { createEnhancementLoader } from './enhancement-loader.ts';

const article = {} as HTMLElement;
const loaderOf = (imports: Partial<EnhancementImports>) => createEnhancementLoader(imports as EnhancementImports);
const strings = stringsOf(undefined);

test('loads what a page needs once and mounts it in order', async () => {
  const calls: string[] = [];
  const entry = (name: string) => vi.fn(async () => ({ enhancement: { mount: () => void calls.push(name) } }));
  const [tabs, video, code] = [entry('tabs'), entry('video'), entry('code')];
  const loader = loaderOf({ tabs, video, code });
  await loader.preload(['code', 'tabs']);
  await loader.preload(['code']);
  loader.mount(article, strings);
  expect(calls).toEqual(['tabs', 'code']);
  expect(tabs).toHaveBeenCalledTimes(1);
  expect(code).toHaveBeenCalledTimes(1);
  expect(video).not.toHaveBeenCalled();
});

test('one that does not load or throws does not affect the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const cleanup = vi.fn();
  const loader = loaderOf({
    tabs: () => Promise.reject(new Error('gone')),
    code: async () => ({
      enhancement: {
        mount: () => {
          throw new Error('broken');
        },
      },
    }),
    video: async () => ({ enhancement: { mount: () => cleanup } }),
  });
  await loader.preload(['tabs', 'code', 'video']);
  loader.mount(article, strings)();
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
});
