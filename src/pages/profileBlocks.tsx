import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../firm/lawyers.ts';
import { Figures } from '../ui/Figures.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import styles from './LawyerProfile.module.css';

/** A notable case; only the litigation partner's profile has one. */
export function LitigationBlocks({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers/litigation');
  return (
    <section className={styles.case} aria-labelledby="notable-case">
      <h2 id="notable-case">{t('notableCase.heading')}</h2>
      <h3>
        {t('notableCase.title')} <span>{t('notableCase.year')}</span>
      </h3>
      <p>{t('notableCase.description', { lawyer: lawyer.name })}</p>
    </section>
  );
}

/** Certifications, specialty and statistics; only on the employment partner's profile. */
export function EmploymentBlocks({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers/employment');
  return (
    <>
      <section aria-labelledby="certifications">
        <h2 id="certifications">{t('certifications.heading')}</h2>
        <PlainList items={t('certifications.items', { returnObjects: true })} columns />
      </section>
      <section className={styles.case} aria-labelledby="specialty">
        <h2 id="specialty">{t('specialtyFocus.heading')}</h2>
        <p>{t('specialtyFocus.text', { lawyer: lawyer.name })}</p>
        <PlainList items={t('specialtyFocus.points', { returnObjects: true })} />
      </section>
      <section aria-labelledby="statistics">
        <h2 id="statistics">{t('statistics.heading')}</h2>
        <Figures items={t('statistics.items', { returnObjects: true })} />
        <p>{t('statistics.note')}</p>
      </section>
    </>
  );
}
