import type { i18n as I18n } from 'i18next';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface ErrorBoundaryProps {
  /** Passed as a prop, not through context: the provider may be what failed. */
  i18n: I18n;
  children: ReactNode;
}

/** Replaces what threw with the error screen; the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const t = this.props.i18n.getFixedT(null, 'common');
    return <ErrorScreen title={t('error.title')} message={error.message} help={t('error.help')} />;
  }
}
