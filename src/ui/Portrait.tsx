import styles from './Portrait.module.css';
import { rosette } from './rosette.ts';

interface PortraitProps {
  name: string;
  /** Address of a photograph, 4:5. Without one, the engraved plate stands in. */
  photograph?: string;
  /** What is shown, where the portrait is not beside the name. */
  alt?: string;
}

/** A lawyer's portrait: a photograph, or a plate with the initials over a guilloche rosette. */
export function Portrait({ name, photograph, alt = '' }: PortraitProps) {
  if (photograph) {
    return <img className={styles.portrait} src={photograph} width={800} height={1000} alt={alt} />;
  }
  const letters = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 400 500"
      width={400}
      height={500}
      role="img"
      aria-label={alt}
      aria-hidden={!alt}
    >
      <rect className={styles.ground} width="400" height="500" />
      <rect className={styles.frame} x="14.5" y="14.5" width="371" height="471" />
      <path className={styles.rosette} d={rosette(name, 165)} transform="translate(200 235)" />
      <circle className={styles.ground} cx="200" cy="235" r="72" />
      <circle className={styles.frame} cx="200" cy="235" r="72" />
      <text className={styles.initials} x="200" y="260" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
