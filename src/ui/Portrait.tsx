import type { PlateTone } from '../pictures/plateFile.ts';
import { plateOf } from '../pictures/plates.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** URL of a photograph, 4:5. Without one, the engraved plate is shown. */
  photograph?: string;
  /** Alternative text, needed only where the name is not beside the portrait. */
  alt?: string;
  /** Background of the plate. */
  tone?: PlateTone;
  /** Loads eagerly: for portraits on the first screen. */
  eager?: boolean;
}

/** A lawyer's portrait: a photograph, or a plate with the initials over a guilloche rosette. */
export function Portrait({ name, photograph, alt = '', tone = 'limestone', eager }: PortraitProps) {
  return (
    <img
      className={styles.portrait}
      src={photograph ?? plateOf(name, tone)}
      width={400}
      height={500}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
