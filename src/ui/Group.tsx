import type { ReactNode } from 'react';
import type { PictureSource } from '../pictures/pictures.ts';
import styles from './Group.module.css';
import { Picture } from './Picture.tsx';

interface GroupProps {
  /** Anchor for links to the group. */
  id: string;
  title: string;
  /** Decoration, next to the title or below it. */
  picture: PictureSource;
  children: ReactNode;
}

/** One of several groups on a page: its title and picture stay in view next to its items. */
export function Group({ id, title, picture, children }: GroupProps) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <Picture picture={picture} alt="" sizes="(min-width: 60rem) 24rem, 7rem" />
      </div>
      {children}
    </section>
  );
}
