import { useTranslation } from 'react-i18next';
import { situationPath } from '../core/firm/situations.ts';
import { situationPicture } from '../pictures/pictures.ts';
import { Clock } from '../ui/Table.tsx';
import styles from './FirstSituations.module.css';
import { useHref, useLocale } from './LocaleContext.ts';
import { type SituationView, useSituations } from './useSituations.ts';

/**
 * The first situations of a language, in the visitor's own words, each after its time limit, its emergency number or when to
 * ask; and the link to all of them.
 */
export function FirstSituations() {
  const { t } = useTranslation('situations');
  const href = useHref();
  const situation = useSituations();
  return (
    <section className={`${styles.situations} page-width thirds`} aria-labelledby="situations">
      <div>
        <h2 id="situations">{t('first')}</h2>
        <p className="screen-only">{t('clock')}</p>
      </div>
      <ul>
        {useLocale().first.map((id) => (
          <Line key={id} situation={situation(id)} />
        ))}
      </ul>
      <a className={`${styles.more} tap`} href={href('/situations')}>
        {t('more')}
      </a>
    </section>
  );
}

function Line({ situation }: { situation: SituationView }) {
  const { t } = useTranslation('situations');
  const href = useHref();
  const { id, text, limit, helplines, when } = situation;
  const { number } = helplines[0] ?? {};
  const time = limit?.time ?? (number && t('dial', { number }));
  const { src, w, h } = situationPicture(situation).img;
  return (
    <li>
      <Clock share={limit?.share} />
      <a href={href(situationPath(id))}>
        <span>
          {text}
          {(limit || !time) && <span className="visually-hidden"> {t(limit ? 'limit' : 'when')} </span>}
        </span>
        {time ? <strong>{time}</strong> : <em>{when}</em>}
        <img src={src} width={w} height={h} alt="" loading="lazy" />
      </a>
    </li>
  );
}
