import type { ReactNode } from 'react';
import { useSite } from '../app/site-context.tsx';
import { CrashNotice } from './CrashNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps the frame working when the page crashes. */
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
