import { Suspense, type ReactNode } from 'react';
import { CrashNotice } from '../crash/CrashNotice.tsx';
import { ErrorBoundary } from '../crash/ErrorBoundary.tsx';

/**
 * Lets a live component load and fail on its own: the text around it stays. A part that did not come says so in its own words
 * (an error named `LoadError`), any other error is a crash of the part.
 */
export function LiveBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) =>
        error.name === 'LoadError' ? (
          <CrashNotice title="A part of this page did not load." error={error} action="Retry" onAction={retry} />
        ) : (
          <CrashNotice title="A part of this page crashed." error={error} action="Try again" onAction={retry} />
        )
      }
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
