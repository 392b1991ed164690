import styles from './TileStrip.module.css';

/** An ornament: a thin strip of the encaustic floor tiles seen in the pictures. */
export function TileStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}
