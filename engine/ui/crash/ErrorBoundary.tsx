import { Component, type ReactNode } from 'react';

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
