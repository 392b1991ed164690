import styles from './TileStrip.module.css';

/** The one ornament: a thin strip of the encaustic floor tiles that the pictures show. */
export function TileStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}
