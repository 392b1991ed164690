import styles from './Tags.module.css';

/** Short terms side by side, as a list. */
export function Tags({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
