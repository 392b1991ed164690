import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `primary` is the one thing that the page wants done. */
  kind?: 'primary' | 'secondary';
  /** What is read after the text when the link opens a new tab; without it, the link opens here. */
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
