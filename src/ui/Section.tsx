import type { ReactNode } from 'react';
import type { PictureSource } from '../pictures/pictures.ts';
import { Actions } from './ButtonLink.tsx';
import { Picture } from './Picture.tsx';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Anchor for links to the section. */
  id: string;
  intro?: string;
  children: ReactNode;
  /** Layout: `label` has the title in a narrow column next to the content, `spread` has it above full-width content. */
  kind?: 'label' | 'spread';
  /** Background: paper, limestone (`band`) or bottle green, the latter two from edge to edge. */
  tone?: 'paper' | 'band' | 'green';
  /** Hides the title visually, where the content speaks for itself. */
  hiddenTitle?: boolean;
  screenOnly?: boolean;
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
  screenOnly,
  as: Element = 'section',
}: SectionProps) {
  const layout = hiddenTitle ? '' : `${styles[kind]} ${kind === 'label' ? 'thirds' : ''}`;
  const heading = `${styles.heading} ${kind === 'spread' ? 'thirds' : ''}`;
  return (
    <Element
      className={`${styles.section} ${tone === 'green' ? 'green' : styles[tone]} ${screenOnly ? 'screen-only' : ''}`}
      // As landmarks beside so many others, sections would only be more to hear.
      aria-labelledby={Element === 'nav' ? `${id}-title` : undefined}
      id={id}
    >
      <div className={`page-width ${layout}`}>
        <div className={hiddenTitle ? 'visually-hidden' : heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </Element>
  );
}

type GroupProps = { id: string; title: string; picture: PictureSource; eager?: boolean; children: ReactNode };

/** One of several groups on a page: its title and picture, a decoration, stay in view next to its items. */
export function Group({ id, title, picture, eager, children }: GroupProps) {
  return (
    <section className={`${styles.group} page-width thirds`} id={id}>
      <div className={`${styles.groupTitle} beside`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Picture picture={picture} eager={eager} alt="" sizes="(min-width: 60rem) 24rem, 7rem" />
      </div>
      {children}
    </section>
  );
}

type CallToActionProps = { id: string; title: string; text: string; children: ReactNode };

/** The end of a page: the visitor's next steps, as buttons, the primary one first. */
export function CallToAction({ id, title, text, children }: CallToActionProps) {
  return (
    <section className={`${styles.next} ${styles.band} screen-only`}>
      <div className={`${styles.nextSteps} page-width`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Actions>{children}</Actions>
      </div>
    </section>
  );
}
