import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { scrollToTop } from './scroll-to-top.ts';

function watchScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** A button over the page's lower corner, there once the reader is more than a screen down. */
export function BackToTop() {
  const shown = useSyncExternalStore(watchScroll, () => scrollY > innerHeight, () => false);
  const goUp = (): void => {
    scrollToTop();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="icon-button back-to-top" aria-label="Back to top" data-shown={shown ? '' : undefined} onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}
