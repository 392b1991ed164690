import { useTranslation } from 'react-i18next';
import { firstSituations, situationPath } from '../core/firm/situations.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Clock } from '../ui/Clock.tsx';
import styles from './FirstSituations.module.css';
import { useHref } from './LocaleContext.ts';
import { useTimeLimit } from './useTimeLimit.ts';

/** The first situations, in the visitor's own words, each line with its time limit; and the link to all of them. */
export function FirstSituations() {
  const { t } = useTranslation('situations');
  const href = useHref();
  return (
    <section className={styles.situations} aria-labelledby="situations">
      <h2 id="situations">{t('first')}</h2>
      <ul>
        {firstSituations.map((situation) => (
          <Line key={situation.id} situation={situation} />
        ))}
      </ul>
      <a className={styles.more} href={href('/situations')}>
        {t('more')}
      </a>
    </section>
  );
}

function Line({ situation }: { situation: (typeof firstSituations)[number] }) {
  const { t } = useTranslation('situations');
  const href = useHref();
  const { group, id, service, limit } = situation;
  const { time, share } = useTimeLimit(service, limit);
  const { src, w, h } = servicePicture(service).img;
  const texts: Record<string, { text: string }> = t(`groups.${group}`, { returnObjects: true }).items;
  return (
    <li>
      <Clock share={share} />
      <a href={href(situationPath(situation))}>
        <span>
          {texts[id]?.text}
          <span className="visually-hidden">. {t('limit')} </span>
        </span>
        <strong>{time}</strong>
        <img src={src} width={w} height={h} alt="" loading="lazy" />
      </a>
    </li>
  );
}
