import type { ReactNode } from 'react';
import { CrashNotice } from './CrashNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps the frame alive when the page inside it crashes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <CrashNotice title="This page crashed." error={error} action="Try again" onAction={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
