import { useTranslation } from 'react-i18next';
import { useHref } from '../i18n/LocaleContext.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './NotFound.module.css';

/** What an address gets that no page has. The path is logged by `main.tsx`. */
export function NotFound() {
  const { t } = useTranslation('notFound');
  const href = useHref();
  return (
    <div className={styles.notFound} data-not-found>
      <p className={styles.code}>{t('code')}</p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ButtonLink href={href('/')}>{t('home')}</ButtonLink>
    </div>
  );
}
