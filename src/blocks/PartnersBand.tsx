import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { Section } from '../ui/Section.tsx';
import { useHref } from './LocaleContext.ts';
import styles from './PartnersBand.module.css';

/** The partners on a green band, each with portrait and link to the profile. */
export function PartnersBand({ title, intro }: { title?: string; intro?: string }) {
  const { t } = useTranslation('lawyers');
  return (
    <Section id="partners" title={title ?? t('title')} intro={intro} kind="spread" tone="green">
      <ul className={styles.partners}>
        {lawyers.map((lawyer) => (
          <Partner key={lawyer.id} lawyer={lawyer} />
        ))}
      </ul>
    </Section>
  );
}

function Partner({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(`lawyers/${lawyer.id}`);
  const { t: list } = useTranslation('lawyers');
  const href = useHref();
  return (
    <li>
      <Portrait lawyer={lawyer} sizes="(min-width: 48rem) 17rem, 7rem" tone="green" />
      <div>
        <h3>
          <a href={href(`/lawyers/${lawyer.slug}`)}>{lawyer.name}</a>
        </h3>
        <p>{t('role')}</p>
        <p>{t('focus')}</p>
        <p>{list('experience', { years: lawyer.years })}</p>
      </div>
    </li>
  );
}
