import { Component, type PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import styles from './ErrorScreen.module.css';

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

/** Replaces a page, or a part of it, that threw. */
export function ErrorScreen({ message }: { message: string }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className={`${styles.error} notice`}>
      <h2>{t('error.title')}</h2>
      <p className={styles.message} data-message>
        {message}
      </p>
      <p>
        <ContactText>{t('error.help')}</ContactText>
      </p>
    </div>
  );
}
