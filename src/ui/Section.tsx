import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Names the section for links to it. */
  id: string;
  /** A sentence under the title, in the narrow column. */
  intro?: ReactNode;
  children: ReactNode;
  /** `band` stands on limestone from edge to edge. */
  tone?: 'paper' | 'band';
  /** The title is for screen readers only, where the matter speaks for itself. */
  hiddenTitle?: boolean;
}

/** A part of a page: its title in a narrow column, its matter in a wide one. */
export function Section({ title, id, intro, children, tone = 'paper', hiddenTitle }: SectionProps) {
  return (
    <section className={`${styles.section} ${styles[tone]}`} aria-labelledby={`${id}-title`} id={id}>
      <div className={hiddenTitle ? styles.whole : styles.columns}>
        <div className={hiddenTitle ? 'visually-hidden' : styles.heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
