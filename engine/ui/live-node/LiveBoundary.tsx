import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useSite } from '../app/site-context.tsx';
import { CrashNotice } from '../crash/CrashNotice.tsx';
import { ErrorBoundary } from '../crash/ErrorBoundary.tsx';

/**
 * Lets a live component load and fail on its own: the text around it stays. A part that did not come says so in its own words
 * (an error named `LoadError`), any other error is a crash of the part.
 */
export function LiveBoundary({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { strings } = useSite();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="live" data-live={name} ref={box}>
      <ErrorBoundary
        fallback={(error, retry) =>
          error.name === 'LoadError' ? (
            <CrashNotice title={strings.partNotLoaded} error={error} action={strings.retry} onAction={retry} />
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

/** Runs when the boundary around it is hydrated, which is later than the page is. */
function FieldReplay({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    import('./replay-fields.ts').then(
      ({ replayFields }) => box.current && replayFields(box.current),
      (error: unknown) => console.warn('What the fields show is not in the result.', error),
    );
  }, [box]);
  return null;
}
