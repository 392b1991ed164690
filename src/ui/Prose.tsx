import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Paragraphs in lines of a length that reads well, and what follows them. */
export function Prose({ paragraphs, children }: { paragraphs: readonly string[]; children?: ReactNode }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
