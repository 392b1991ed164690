import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Anchor for links to the section. */
  id: string;
  /** Introduction below the title. */
  intro?: string;
  children: ReactNode;
  /** Layout: `label` has the title in a narrow column next to the content, `spread` has it above full-width content. */
  kind?: 'label' | 'spread';
  /** Background: paper, limestone (`band`) or bottle green, the latter two from edge to edge. */
  tone?: 'paper' | 'band' | 'green';
  /** Hides the title visually, where the content speaks for itself. */
  hiddenTitle?: boolean;
  /** The element, `nav` for a list of links. */
  as?: 'section' | 'nav';
}

/** A section of a page with its title. */
export function Section({
  title,
  id,
  intro,
  children,
  kind = 'label',
  tone = 'paper',
  hiddenTitle,
  as: Element = 'section',
}: SectionProps) {
  return (
    <Element className={`${styles.section} ${styles[tone]}`} aria-labelledby={`${id}-title`} id={id}>
      <div className={`${styles.inner} ${hiddenTitle ? '' : styles[kind]}`}>
        <div className={hiddenTitle ? 'visually-hidden' : styles.heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && (
            <div className={styles.intro}>
              <p>{intro}</p>
            </div>
          )}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </Element>
  );
}
