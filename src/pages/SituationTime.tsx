import { useTranslation } from 'react-i18next';
import type { SituationView } from '../blocks/useSituations.ts';
import { Clock } from '../ui/Clock.tsx';
import styles from './SituationTime.module.css';

interface SituationTimeProps {
  situation: SituationView;
  /** Leaves out what the time is for. */
  brief?: boolean;
}

/** The time limit of a situation with what it is counted from; without a limit, when to ask. */
export function SituationTime({ situation: { limit, when }, brief }: SituationTimeProps) {
  const { t } = useTranslation('situations');
  const full = brief ? '' : styles.full;
  if (!limit) {
    return (
      <p className={`${styles.when} ${full}`}>
        <span className="visually-hidden">{`${t('when')} `}</span>
        {when}
      </p>
    );
  }
  const { time, from, what, share } = limit;
  return (
    <div className={`${styles.limit} ${full}`}>
      <Clock share={share} />
      <p>
        <span className="visually-hidden">{`${t('limit')} `}</span>
        {time}
      </p>
      <div>{from}</div>
      {!brief && <div className={styles.what}>{what}</div>}
    </div>
  );
}
