import { useTranslation } from 'react-i18next';
import { Helplines } from '../blocks/Helplines.tsx';
import { AreaVoice } from '../blocks/PartnerVoice.tsx';
import { consulates, helplines } from '../blocks/useSituations.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { situationList } from '../core/firm/situations.ts';
import { clockOf } from '../core/law/clock.ts';
import { signedOn } from '../core/law/register.ts';
import { Clock } from '../ui/Clock.tsx';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
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

/** A table of an area's time limits: for what, how long, from when, and the statute. */
export function ServiceLimits({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  const signed = signedOn(`services/${slug}`);
  const columns = (['what', 'time', 'from', 'source'] as const).map((id) => ({ title: t(`limits.${id}`) }));
  return (
    <Section id="limits" title={t('limits.title')} intro={t('limits.intro')} kind="spread">
      <Table columns={columns} className={styles.limits}>
        {Object.entries(text('limits', { returnObjects: true })).map(([id, limit]) => (
          <tr key={id}>
            <th scope="row">{limit.what}</th>
            <td>
              <Clock share={clockOf(slug, id)} />
              {limit.time}
            </td>
            <td data-column={t('limits.from')}>{limit.from}</td>
            <td>{unbroken(limit.source)}</td>
          </tr>
        ))}
      </Table>
      <p className={styles.note}>
        {t('limits.note')}
        <br />
        {signed ? t('limits.checked', { signed }) : t('limits.unsigned')}
      </p>
    </Section>
  );
}

/** Keeps a citation's section on one line: `s. 50`, `O. 53 r. 3`. */
const unbroken = (source: string): string => source.replace(/\b(ss?|rr?|O|Art|Schs?)\. /g, '$1.\u00a0');
