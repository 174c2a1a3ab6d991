import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { AppProps } from '../ui/app/app-props.ts';
import { App } from '../ui/app/App.tsx';
import type { Progress, Screen, View } from './router.ts';

export type RootProps = Pick<AppProps, 'site' | 'live'> & {
  readonly first: View;
  /** Called once, after the first view has been hydrated and its listeners are attached; from then on, other views can be shown. */
  readonly onReady: (screen: Screen) => void;
  /** Called when a view is in the document, before it is painted. Returns a function that is called before the next view. */
  readonly onView: (view: View) => () => void;
};

type Shown = { readonly view: View; readonly done?: () => void };

/** The root component: holds the current view and lets the router replace it. */
export function Root({ site, live, first, onReady, onView }: RootProps) {
  const [viewState, setViewState] = useState<Shown>({ view: first });
  const [progress, setProgress] = useState<Progress>({ pending: false });

  useLayoutEffect(() => onView(viewState.view), [viewState.view, onView]);
  useLayoutEffect(() => viewState.done?.(), [viewState]);
  // The effects of parents run last, so all listeners are attached by now.
  useEffect(() => {
    onReady({
      progress: setProgress,
      show: (view) =>
        new Promise((done) =>
          startTransition(() => {
            setProgress({ pending: false });
            setViewState({ view, done });
          }),
        ),
    });
  }, [onReady]);

  return (
    <App site={site} page={viewState.view.page} sidebar={viewState.view.sidebar} live={live} navigation={progress} />
  );
}
