import type { PlateTone } from '../pictures/plateFile.ts';
import { plateOf } from '../pictures/plates.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** Address of a photograph, 4:5. Without one, the engraved plate stands in. */
  photograph?: string;
  /** What is shown, where the portrait is not beside the name. */
  alt?: string;
  /** Of the plate. */
  tone?: PlateTone;
  /** `true` for what is on the first screen. */
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
