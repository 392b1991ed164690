import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

type AccordionProps = { name: string; items: readonly { question: string; answer: ReactNode }[] };

/** Collapsible questions; of those that share a name one is open at a time. Needs no script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <span>{question}</span>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
