import { Suspense, type ReactNode } from 'react';
import { useSite } from '../app/site-context.tsx';
import { CrashNotice } from '../crash/CrashNotice.tsx';
import { ErrorBoundary } from '../crash/ErrorBoundary.tsx';

/**
 * Lets a live component load and fail on its own: the text around it stays. A part that did not come says so in its own words
 * (an error named `LoadError`), any other error is a crash of the part.
 */
export function LiveBoundary({ children }: { readonly children: ReactNode }) {
  const { strings } = useSite();
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        error.name === 'LoadError' ? (
          <CrashNotice title={strings.partNotLoaded} error={error} action={strings.retry} onAction={retry} />
        ) : (
          <CrashNotice title={strings.partCrashed} error={error} action={strings.tryAgain} onAction={retry} />
        )
      }
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
