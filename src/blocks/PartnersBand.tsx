import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { Section } from '../ui/Section.tsx';
import { PartnerRows } from './PartnerRows.tsx';

/** The partners on a green band, each with a sentence and a link to the profile. */
export function PartnersBand({ title, intro }: { title?: string; intro?: string }) {
  const { t } = useTranslation('lawyers');
  return (
    <Section id="partners" title={title ?? t('title')} intro={intro} kind="spread" tone="green">
      <PartnerRows heading="h3" tone="green">
        {(lawyer) => <Position lawyer={lawyer} />}
      </PartnerRows>
    </Section>
  );
}

function Position({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  return (
    <>
      <p>{t('role')}</p>
      <p>{t('focus')}</p>
    </>
  );
}
