import { useTranslation } from 'react-i18next';
import { firm } from '../firm/firm.ts';
import { telUrl } from '../firm/links.ts';
import type { ServiceSlug } from '../firm/services.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './ServiceUrgent.module.css';

/** The optional part of a bundle about the first hours. */
export interface UrgentText {
  text: string[];
  /** The purpose of each helpline; its number is in `src/firm/firm.json`. */
  calls?: Record<string, string>;
}

/** First steps and helplines, for areas that have them. */
export function ServiceUrgent({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text, i18n } = useTranslation(`services/${slug}`);
  if (!i18n.exists('urgent', { ns: `services/${slug}` })) return null;
  const urgent: UrgentText = text('urgent', { returnObjects: true });
  // On phones the header already has a contact button, so only helpline numbers come before the text.
  const callsFirst = Boolean(urgent.calls);
  const calls = (
    <div className={styles.calls}>
      <Helplines calls={urgent.calls ?? {}} />
      <ButtonLink href={telUrl(firm.phone)} kind={callsFirst ? 'secondary' : 'primary'}>
        {t('urgent.call')}
      </ButtonLink>
    </div>
  );
  return (
    <section className={styles.urgent} id="urgent" aria-labelledby="urgent-title">
      <div>
        <h2 id="urgent-title">{t('urgent.title')}</h2>
        {callsFirst && calls}
        <div>
          {urgent.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {!callsFirst && calls}
      </div>
    </section>
  );
}

/** Helplines by their ids in `src/firm/firm.json`. */
export function Helplines({ calls }: { calls: Record<string, string> }) {
  const known = Object.entries(firm.helplines).filter(([id]) => calls[id]);
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
