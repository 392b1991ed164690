import type { ReactNode } from 'react';
import { Actions } from './ButtonLink.tsx';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  id: string;
  title: string;
  /** A sentence, or a partner's words. */
  text: ReactNode;
  /** The buttons, primary one first. */
  children: ReactNode;
}

/** The end of a page: the visitor's next steps. */
export function CallToAction({ id, title, text, children }: CallToActionProps) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={id}>{title}</h2>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </div>
        <Actions>{children}</Actions>
      </div>
    </section>
  );
}
