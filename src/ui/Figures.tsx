import styles from './Figures.module.css';

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
