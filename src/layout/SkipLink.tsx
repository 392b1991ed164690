import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first thing that the Tab key reaches: past the header, to the page's own matter. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href="#main">
      {t('header.skip')}
    </a>
  );
}
