import { useTranslation } from 'react-i18next';
import { telUrl } from '../core/firm/links.ts';
import { situationPath } from '../core/firm/situations.ts';
import { type SituationTexts, situationTexts } from '../core/situationTexts.ts';
import { situationPicture } from '../pictures/pictures.ts';
import { Clock } from '../ui/Table.tsx';
import styles from './FirstSituations.module.css';
import { useHref, useLocale } from './LocaleContext.ts';
import { PageLink } from './links.tsx';
import { ClockNote } from './SituationTime.tsx';

/** The first situations of a language, each after its time limit, its emergency number or when to ask; and a link to all. */
export function FirstSituations() {
  const { t, i18n } = useTranslation('situations');
  return (
    <section className={`${styles.situations} page-width thirds`}>
      <div>
        <h2 id="situations">{t('first')}</h2>
        <ClockNote />
      </div>
      <ul>
        {useLocale().first.map((id) => (
          <Line key={id} situation={situationTexts(i18n, id)} />
        ))}
      </ul>
      <PageLink to="/situations" className={`${styles.more} tap screen-only`}>
        {t('more')}
      </PageLink>
    </section>
  );
}

function Line({ situation }: { situation: SituationTexts }) {
  const { t } = useTranslation('situations');
  const href = useHref();
  const { id, text, limit, helplines, when } = situation;
  const { number } = helplines[0] ?? {};
  const { src, w, h } = situationPicture(situation).img;
  return (
    <li className={number && styles.calls}>
      <Clock share={limit?.share} />
      <a className="large-line" href={href(situationPath(id))}>
        <span>
          {text}
          {!number && <span className="visually-hidden"> {t(limit ? 'limit' : 'when')} </span>}
        </span>
        {limit && <strong>{limit.time}</strong>}
        {!limit && !number && <em>{when}</em>}
        <img src={src} width={w} height={h} alt="" loading="lazy" />
      </a>
      {number && (
        <a className={`${styles.call} large-line`} href={telUrl(number)}>
          {t('dial', { number })}
        </a>
      )}
    </li>
  );
}
