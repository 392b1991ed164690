import styles from './Tags.module.css';

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
