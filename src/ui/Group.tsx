import type { ReactNode } from 'react';
import styles from './Group.module.css';

interface GroupProps {
  /** Anchor for links to the group. */
  id: string;
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** One of several groups on a page: its title stays in view next to its items. */
export function Group({ id, title, icon, children }: GroupProps) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
