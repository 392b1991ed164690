import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../firm/lawyers.ts';
import { Figures } from '../ui/Figures.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LawyerProfile.module.css';

/** What only the litigation partner's profile has: a notable case, and the philosophy of advocacy. */
export function LitigationBlocks({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers/litigation');
  return (
    <>
      <Section id="notable-case" title={t('notableCase.heading')} tone="band">
        <h3 className={styles.case}>
          {t('notableCase.title')} <span>{t('notableCase.year')}</span>
        </h3>
        <p className={styles.lead}>{t('notableCase.description', { lawyer: lawyer.name })}</p>
      </Section>
      <Section id="philosophy" title={t('philosophy.heading')}>
        <blockquote className={styles.quote}>{t('philosophy.quote')}</blockquote>
      </Section>
    </>
  );
}

/** What only the employment partner's profile has: certifications, the specialty, and statistics. */
export function EmploymentBlocks({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers/employment');
  return (
    <>
      <Section id="certifications" title={t('certifications.heading')}>
        <PlainList items={t('certifications.items', { returnObjects: true })} />
      </Section>
      <Section id="specialty" title={t('specialtyFocus.heading')} tone="band">
        <p className={styles.lead}>{t('specialtyFocus.text', { lawyer: lawyer.name })}</p>
        <PlainList items={t('specialtyFocus.points', { returnObjects: true })} />
      </Section>
      <Section id="statistics" title={t('statistics.heading')}>
        <Figures items={t('statistics.items', { returnObjects: true })} />
      </Section>
    </>
  );
}
