import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Links as buttons in a row, the most wanted one first. On a phone they fill their lines; on paper there are none. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
