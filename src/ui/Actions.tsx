import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Links as buttons in a row, the most wanted one first. On a phone they fill their lines; when printed they are left out. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
