import type { PlateTone } from '../pictures/plateFile.ts';
import { plateOf } from '../pictures/plates.ts';
import styles from './Portrait.module.css';

export interface PlateProps {
  name: string;
  /** Alternative text, needed only where the name is not shown next to the plate. */
  alt?: string;
  tone?: PlateTone;
  /** Loads eagerly: for plates on the first screen. */
  eager?: boolean;
}

/** An engraved plate: the initials of a name over its guilloche rosette, as large as a portrait. */
export function Plate({ name, alt = '', tone = 'limestone', eager }: PlateProps) {
  return (
    <img
      className={styles.portrait}
      src={plateOf(name, tone)}
      width={400}
      height={500}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
