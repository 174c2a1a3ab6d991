import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { AppProps } from '../ui/app/app-props.ts';
import { App } from '../ui/app/App.tsx';
import type { Progress, Screen, View } from './router.ts';

export type RootProps = Pick<AppProps, 'site' | 'live'> & {
  readonly first: View;
  /** Called once, when the first view is taken over and listens: from here on the screen can show others. */
  readonly onReady: (screen: Screen) => void;
  /** Called after each view is in the document and before it is painted; what it returns is called before the next one. */
  readonly onView: (view: View) => () => void;
};

type Shown = { readonly view: View; readonly done?: () => void };

/** The one React root: holds what is on screen and lets the router change it. */
export function Root({ site, live, first, onReady, onView }: RootProps) {
  const [shown, setShown] = useState<Shown>({ view: first });
  const [progress, setProgress] = useState<Progress>({ pending: false });

  useLayoutEffect(() => onView(shown.view), [shown.view, onView]);
  useLayoutEffect(() => shown.done?.(), [shown]);
  // The outermost effect runs last: whoever answers clicks and keys is listening by then.
  useEffect(() => {
    onReady({
      progress: setProgress,
      show: (view) =>
        new Promise((done) =>
          startTransition(() => {
            setProgress({ pending: false });
            setShown({ view, done });
          }),
        ),
    });
  }, [onReady]);

  return <App site={site} page={shown.view.page} sidebar={shown.view.sidebar} live={live} navigation={progress} />;
}
