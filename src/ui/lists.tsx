import styles from './lists.module.css';

/** Letters that fit on a line of a column, or of a phone. */
const LINE = 48;

/** Width in letters: a Han or Hangul character is as wide as two, a mark of the translators' mode has no width. */
const width = (text: string): number =>
  text.replace(/[\ue000-\uf8ff]/g, '').replace(/[\u2e80-\uffff]/g, '$&$&').length;

/** A list of short texts; hairlines separate those that need more than a line. */
export function PlainList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  const wraps = items.some((item) => width(item) > LINE);
  return (
    <ul className={`${styles.list} ${wraps ? styles.ruled : ''} ${columns ? styles.columns : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface TitledListProps {
  items: readonly { title: string; text: string }[];
  className?: string;
}

/** A list of short texts, each with a title. The page's stylesheet lays it out. */
export function TitledList({ items, className }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A list of short terms, side by side. */
export function Tags({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Large figures with labels, side by side. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
