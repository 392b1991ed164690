import { useTranslation } from 'react-i18next';
import { firm } from '../firm/firm.ts';
import { helplines } from '../firm/helplines.ts';
import { telUrl } from '../firm/links.ts';
import type { ServiceSlug } from '../firm/services.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './ServicePage.module.css';

/** The optional part of a bundle about the first hours. */
export interface UrgentText {
  text: string[];
  /** What each helpline is for; its number is in `src/firm/helplines.ts`. */
  calls?: Record<string, string>;
}

/** What to do first and whom to call, for areas that have it. */
export function Urgent({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  if (!i18n.exists('urgent', { ns: `services/${slug}` })) return null;
  const urgent: UrgentText = text('urgent', { returnObjects: true });
  return (
    <section className={styles.urgent} id="urgent" aria-labelledby="urgent-title">
      <div>
        <h2 id="urgent-title">{t('urgent.title')}</h2>
        <div className={styles.calls}>
          <Helplines calls={urgent.calls ?? {}} />
          <ButtonLink href={telUrl(firm.phone)}>{t('urgent.call')}</ButtonLink>
        </div>
        <div>
          {urgent.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Helplines by their ids in `src/firm/helplines.ts`. */
export function Helplines({ calls }: { calls: Record<string, string> }) {
  const known = Object.entries(helplines).filter(([id]) => calls[id]);
  if (known.length === 0) return null;
  return (
    <ul className={styles.helplines}>
      {known.map(([id, number]) => (
        <li key={id}>
          <a href={telUrl(number)}>{calls[id]}</a>
        </li>
      ))}
    </ul>
  );
}

/** A table of an area's time limits: for what, how long, from when, and the statute. */
export function Limits({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  const columns = [t('limits.what'), t('limits.time'), t('limits.from'), t('limits.source')];
  return (
    <Section id="limits" title={t('limits.title')} intro={<p>{t('limits.intro')}</p>} kind="spread">
      <table className={styles.limits}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(text('limits', { returnObjects: true })).map(([id, limit]) => (
            <tr key={id}>
              <th scope="row">{limit.what}</th>
              <td>{limit.time}</td>
              <td data-column={t('limits.from')}>{limit.from}</td>
              <td>{unbroken(limit.source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('limits.note')}</p>
    </Section>
  );
}

/** Keeps a citation's section on one line: `s. 50`, `O. 53 r. 3`. */
const unbroken = (source: string): string => source.replace(/\b(ss?|rr?|O|Art|Schs?)\. /g, '$1.\u00a0');
