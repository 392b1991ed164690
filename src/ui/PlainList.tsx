import styles from './PlainList.module.css';

/** A list of sentences separated by hairlines. */
export function PlainList({ items, columns }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={`${styles.list} ${columns ? styles.columns : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
