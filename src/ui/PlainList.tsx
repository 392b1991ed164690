import styles from './PlainList.module.css';

/** Letters that fit on a line of a column, or of a phone; a Han or Hangul character is as wide as two. */
const LINE = 48;

/** A list of short texts; hairlines separate those that need more than a line. */
export function PlainList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  const wraps = items.some((item) => item.replace(/[\u2e80-\uffff]/g, '$&$&').length > LINE);
  return (
    <ul className={`${styles.list} ${wraps ? styles.ruled : ''} ${columns ? styles.columns : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
