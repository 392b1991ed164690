import { useTranslation } from 'react-i18next';
import { Helplines } from '../blocks/Helplines.tsx';
import { AreaVoice } from '../blocks/PartnerVoice.tsx';
import { consulates, helplines } from '../blocks/useSituations.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { situationList } from '../core/firm/situations.ts';
import styles from './ServiceFirst.module.css';

/** The optional part of a bundle about the first hours. */
interface UrgentText {
  text: string[];
  /** The purpose of each helpline; its number is in `src/core/firm/firm.json`. */
  calls?: Record<string, string>;
}

/** What comes first on a page of a practice area: what to do if it is urgent, and whom the visitor will talk to. */
export function ServiceFirst({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  return (
    <div className={styles.first}>
      <Urgent slug={slug} />
      <section className={styles.lawyer} aria-labelledby="responsible">
        <h2 id="responsible">{t('lawyer')}</h2>
        <AreaVoice slug={slug} />
      </section>
    </div>
  );
}

/** First steps and helplines, for areas that have them. */
function Urgent({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  if (!i18n.exists('urgent', { ns: `services/${slug}` })) return null;
  const urgent: UrgentText = text('urgent', { returnObjects: true });
  const isConsular = situationList.some((row) => row.service === slug && row.urgent && row.consular);
  return (
    <section className={styles.urgent} id="urgent" aria-labelledby="urgent-title">
      <h2 id="urgent-title">{t('urgent.title')}</h2>
      <Helplines calls={[...helplines(urgent.calls ?? {}), ...(isConsular ? consulates(i18n) : [])]} />
      {urgent.text.map((paragraph, index) => (
        <p key={paragraph}>{index === 0 ? opened(paragraph) : paragraph}</p>
      ))}
      <a className={`${styles.call} tap in-reach`} href={telUrl(firm.phone)}>
        {t('urgent.call')}
      </a>
    </section>
  );
}

/** Sets the first sentence apart, which says what cannot wait. */
function opened(text: string) {
  const [first = ''] = text.match(/^.+?(?:[.!](?=\s)|[。！])/s) ?? [];
  return (
    <>
      <span className={styles.opening}>{first}</span>
      {text.slice(first.length)}
    </>
  );
}
