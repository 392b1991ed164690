import styles from './PlainList.module.css';

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
