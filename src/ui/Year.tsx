import styles from './Year.module.css';

/** A year in the sky of an engraving: its figures, and the suffix a language adds: the `s` of `1920s`, the character for "year". */
export function Year({ year }: { year: string }) {
  const [figures = ''] = /^\d*/.exec(year) ?? [];
  return (
    <p className={styles.year}>
      {figures}
      <span>{year.slice(figures.length)}</span>
    </p>
  );
}
