import { useTranslation } from 'react-i18next';
import { telUrl } from '../core/firm/links.ts';
import type { Helpline, SituationTexts } from '../core/situationTexts.ts';
import { Clock } from '../ui/Table.tsx';
import styles from './SituationTime.module.css';

type SituationTimeProps = { situation: SituationTexts; brief?: boolean };

/** The time limit of a situation and, unless in brief, for what and from when it is; without a limit, when to ask. */
export function SituationTime({ situation: { limit, when }, brief }: SituationTimeProps) {
  const { t } = useTranslation('situations');
  const full = brief ? '' : styles.full;
  if (!limit) {
    if (!when) return null;
    return (
      <p className={`${styles.when} ${full} time-figure`}>
        <span className="visually-hidden">{`${t('when')} `}</span>
        {when}
      </p>
    );
  }
  const { time, from, what, share } = limit;
  return (
    <div className={`${styles.limit} ${full} row`}>
      <Clock share={share} />
      <p className="time-figure">
        <span className="visually-hidden">{`${t('limit')} `}</span>
        {time}
      </p>
      {!brief && (
        <>
          <div className={styles.what}>{what}</div>
          <span>{t('from', { from })}</span>
        </>
      )}
    </div>
  );
}

/** What the length of a gold bar says: for the eye alone, as the bar is. */
export function ClockNote() {
  const { t } = useTranslation('situations');
  return (
    <p className="note screen-only" aria-hidden="true">
      {t('clock')}
    </p>
  );
}

/** Helplines, a row each: who answers, and the number, whose link is the whole row. In brief, the number and for whom it is. */
export function Helplines({ calls, brief }: { calls: readonly Helpline[]; brief?: boolean }) {
  const { t } = useTranslation('situations');
  if (calls.length === 0) return null;
  return (
    <ul className={brief ? `${styles.brief} row` : `${styles.helplines} phrase`}>
      {calls.map(({ id, purpose, number }) => {
        const unbroken = number.replaceAll(' ', '\u00a0');
        const [who, rest] = brief && id ? ['', ` ${t(`search.helplines.${id}`)}`] : purpose.split(unbroken);
        return (
          <li key={number} className={brief ? undefined : 'row'}>
            {who && <span>{who}</span>}
            <a className={brief ? undefined : 'whole'} href={telUrl(number)}>
              {unbroken}
            </a>
            {rest}
          </li>
        );
      })}
    </ul>
  );
}
