import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `primary` is the page's main action. */
  kind?: 'primary' | 'secondary';
  /** Screen reader hint for links that open a new tab; without it, the link opens in the same tab. */
  newTab?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, kind = 'primary', newTab }: ButtonLinkProps) {
  return (
    <a
      className={`${styles.button} ${styles[kind]}`}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {newTab && <span className="visually-hidden"> {newTab}</span>}
    </a>
  );
}

/** A row of buttons, primary one first. On phones each fills its line; hidden in print. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
