import { Component, type PropsWithChildren } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Replaces what threw with the error screen; the rest of the page stays. */
export class ErrorBoundary extends Component<PropsWithChildren, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen message={error.message} /> : this.props.children;
  }
}
