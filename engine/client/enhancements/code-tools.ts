import { copyCode } from './copy-code.ts';
import type { Enhancement } from './enhancement.ts';
import { wrapCode } from './wrap-code.ts';

/** Adds buttons to code blocks, for wrapping lines and for copying. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const cleanups = [wrapCode, copyCode].map(({ mount }) => mount(article, strings));
    return () => cleanups.forEach((cleanup) => cleanup?.());
  },
};
