import { telUrl } from '../core/firm/links.ts';
import styles from './Helplines.module.css';
import type { Helpline } from './useSituations.ts';

/** Helplines as links that call them. */
export function Helplines({ calls }: { calls: readonly Helpline[] }) {
  if (calls.length === 0) return null;
  return (
    <ul className={styles.helplines}>
      {calls.map(({ purpose, number }) => (
        <li key={number}>
          <a className="tap" href={telUrl(number)}>
            {purpose}
          </a>
        </li>
      ))}
    </ul>
  );
}
