import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  href: string;
  /** What the page is about, if the link takes it along. */
  'data-about'?: string | undefined;
  children: ReactNode;
  /** `primary` is the page's main action. */
  kind?: 'primary' | 'secondary';
}

/** A link that looks like a button. */
export function ButtonLink({ children, kind = 'primary', ...link }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[kind]}`} {...link}>
      {children}
    </a>
  );
}

/** A row of buttons, primary one first. On phones each fills its line; hidden in print. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={`${styles.actions} screen-only`}>{children}</div>;
}
