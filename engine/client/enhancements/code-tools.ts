import { copyCode } from './copy-code.ts';
import type { Enhancement } from './enhancement.ts';
import { wrapCode } from './wrap-code.ts';

/** The buttons of a code block, to wrap its lines and to copy it. */
export const enhancement: Enhancement = {
  mount(article) {
    const cleanups = [wrapCode, copyCode].map(({ mount }) => mount(article));
    return () => cleanups.forEach((cleanup) => cleanup?.());
  },
};
