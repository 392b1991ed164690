import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Names the section for links to it. */
  id: string;
  /** A sentence with the title. */
  intro?: ReactNode;
  children: ReactNode;
  /**
   * `label`: the title stays in a narrow column beside a long text. `spread`: it stands above its matter, which has the
   * whole width.
   */
  kind?: 'label' | 'spread';
  /** `band` stands on limestone from edge to edge, `green` on bottle green. */
  tone?: 'paper' | 'band' | 'green';
  /** The title is for screen readers only, where the matter speaks for itself. */
  hiddenTitle?: boolean;
}

/** A part of a page with its title. */
export function Section({
  title,
  id,
  intro,
  children,
  kind = 'label',
  tone = 'paper',
  hiddenTitle,
}: SectionProps) {
  return (
    <section className={`${styles.section} ${styles[tone]}`} aria-labelledby={`${id}-title`} id={id}>
      <div className={`${styles.inner} ${hiddenTitle ? '' : styles[kind]}`}>
        <div className={hiddenTitle ? 'visually-hidden' : styles.heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
