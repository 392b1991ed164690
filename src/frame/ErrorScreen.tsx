import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import styles from './ErrorScreen.module.css';

/** Replaces a page, or a part of it, that threw. */
export function ErrorScreen({ message }: { message: string }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className={styles.error}>
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
