import { expect, test, vi } from 'vitest';
import { createEnhancementLoader } from './enhancement-loader.ts';

const article = {} as HTMLElement;

test('loads what a page needs once and mounts it in order', async () => {
  const calls: string[] = [];
  const entry = (mark: string) => ({
    mark: new RegExp(mark),
    load: vi.fn(async () => ({ enhancement: { mount: () => void calls.push(mark) } })),
  });
  const [tabs, video, code] = [entry('tabs'), entry('video'), entry('code')];
  const loader = createEnhancementLoader([tabs, video, code]);
  await loader.preload('<p>code and tabs</p>');
  await loader.preload('<p>code</p>');
  loader.mount(article);
  expect(calls).toEqual(['tabs', 'code']);
  expect(tabs.load).toHaveBeenCalledTimes(1);
  expect(code.load).toHaveBeenCalledTimes(1);
  expect(video.load).not.toHaveBeenCalled();
});

test('one that does not load or throws does not affect the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const cleanup = vi.fn();
  const loader = createEnhancementLoader([
    { mark: /a/, load: () => Promise.reject(new Error('gone')) },
    {
      mark: /a/,
      load: async () => ({
        enhancement: {
          mount: () => {
            throw new Error('broken');
          },
        },
      }),
    },
    { mark: /a/, load: async () => ({ enhancement: { mount: () => cleanup } }) },
  ]);
  await loader.preload('a');
  loader.mount(article)();
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
});
