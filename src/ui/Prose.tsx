import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Paragraphs at a readable line length, with optional content after them. */
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
