import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  children?: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  picture?: ReactNode;
}

/** The top of an inner page: its only h1, a lead, and a picture if the page has one. */
export function PageHeader({ title, children, eyebrow, picture }: PageHeaderProps) {
  return (
    <header className={`${styles.header} ${picture ? styles.pictured : ''}`}>
      <div className={picture ? styles.text : styles.open}>
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
        </div>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  );
}
