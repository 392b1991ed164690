import styles from './Accordion.module.css';

interface AccordionProps {
  /** One name, one open item: the browser closes the others of the same name. */
  name: string;
  items: readonly { question: string; answer: string }[];
}

/** Collapsible questions, one open at a time. Needs no script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
