import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useSite } from '../app/site-context.tsx';
import { CrashNotice, ErrorBoundary } from '../crash/ErrorBoundary.tsx';

/**
 * Isolates a live component, so that the rest of the page works while the component loads and after it fails. An error named `LoadError`
 * means that its code didn't load; any other error is a crash.
 */
export function LiveBoundary({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { strings } = useSite();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="live" data-live={name} ref={box}>
      <ErrorBoundary
        fallback={(error, retry) =>
          error.name === 'LoadError' ? (
            <CrashNotice title={strings.partNotLoaded} error={error} action={strings.tryAgain} onAction={retry} />
          ) : (
            <CrashNotice title={strings.partCrashed} error={error} action={strings.tryAgain} onAction={retry} />
          )
        }
      >
        <Suspense fallback={null}>
          {children}
          <FieldReplay box={box} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Its effect runs when the Suspense boundary around it has been hydrated, which is later than the page. */
function FieldReplay({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    import('./replay-fields.ts').then(({ replayFields }) => box.current && replayFields(box.current), console.warn);
  }, [box]);
  return null;
}
