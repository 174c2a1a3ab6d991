import { useEffect, useState } from 'react';
import { useSite } from '../app/site-context.tsx';
import { delayedFlag } from './delayed-flag.ts';

/** How long a page may take to load before the bar is shown, in ms. */
export const progressDelay = 200;

/** A line along the top edge while a page loads. */
export function ProgressBar({ pending }: { readonly pending: boolean }) {
  const { strings } = useSite();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const want = delayedFlag(progressDelay, setShown);
    want(true);
    return () => want(false);
  }, [pending]);
  return shown ? <div className="progress" role="progressbar" aria-label={strings.loadingPage} /> : null;
}
