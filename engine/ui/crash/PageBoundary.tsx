import type { ReactNode } from 'react';
import { useSite } from '../app/site-context.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps the frame alive when the page inside it crashes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { strings } = useSite();
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <CrashNotice title={strings.pageCrashed} error={error} action={strings.tryAgain} onAction={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
