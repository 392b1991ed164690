import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** A row of buttons, primary one first. On phones each fills its line; hidden in print. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
