import { useEffect, useState } from 'react';
import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';
import { scrollToTop } from './scroll-to-top.ts';

/** A button in the lower corner. Shown more than one screen down while the reader scrolls up, so it never covers text being read. */
export function BackToTop() {
  const { strings } = useSite();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = 0;
    const update = (): void => {
      setShown(scrollY > innerHeight && scrollY < last);
      last = scrollY;
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  const goUp = (): void => {
    scrollToTop();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={strings.backToTop}
      data-shown={shown ? '' : undefined}
      onClick={goUp}
    >
      <FrameIcon name="up" />
    </button>
  );
}
