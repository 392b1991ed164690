import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first element in the tab order: skips the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href="#main">
      {t('header.skip')}
    </a>
  );
}
