import { Component, type ReactNode } from 'react';
import { useSite } from '../app/site-context.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Renders what replaces the children after an error. `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
};

/** Catches errors that its children throw while they render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}

type CrashNoticeProps = {
  readonly title: string;
  readonly error: Error;
  readonly action: string;
  readonly onAction: () => void;
};

/** Replaces a part that failed to render: what happened, the error's message, and a button to try again. */
export function CrashNotice({ title, error, action, onAction }: CrashNoticeProps) {
  return (
    <div className="crash" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <pre>{error.message}</pre>
      <button type="button" className="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

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
