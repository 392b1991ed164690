import { useTranslation } from 'react-i18next';
import styles from './LitigationQuote.module.css';

/** The philosophy of advocacy, full width; only on the litigation partner's profile. */
export function LitigationQuote() {
  const { t } = useTranslation('lawyers/litigation');
  return (
    <section className={styles.quote} aria-labelledby="philosophy">
      <h2 id="philosophy">{t('philosophy.heading')}</h2>
      <blockquote>{t('philosophy.quote')}</blockquote>
    </section>
  );
}
