import { readStorage, writeStorage } from '../storage.ts';
import type { Enhancement } from './enhancement.ts';
import { showReaders } from './show-readers.ts';

/** Lets the reader choose for which kind of readers the pages are shown, and remembers the choice. */
export const enhancement: Enhancement = {
  mount(article) {
    showReaders(document, readStorage('readers'));
    const listening = new AbortController();
    const { signal } = listening;
    article.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('.readers button') : null;
        const choice = button?.dataset.readers;
        if (!button || !choice) return;
        writeStorage('readers', choice === '-1' ? null : choice);
        showReaders(document, choice);
        button.closest<HTMLElement>('[popover]')?.hidePopover?.();
      },
      { signal },
    );
    // The reader may choose in another tab.
    addEventListener('storage', ({ key, newValue }) => key === 'readers' && showReaders(document, newValue), {
      signal,
    });
    return () => listening.abort();
  },
};
