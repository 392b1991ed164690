import type { Lawyer } from '../core/firm/lawyers.ts';
import { photographOf } from '../pictures/photographs.ts';
import { Picture } from './Picture.tsx';
import { Plate, type PlateProps } from './Plate.tsx';
import styles from './Portrait.module.css';

interface PortraitProps extends Omit<PlateProps, 'name'> {
  lawyer: Lawyer;
  /** The `sizes` attribute of a photograph. */
  sizes: string;
}

/** A lawyer's photograph, or the engraved plate if there is none. */
export function Portrait({ lawyer, sizes, tone, alt = '', eager }: PortraitProps) {
  const picture = photographOf(lawyer);
  return picture ? (
    <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} className={styles.portrait} />
  ) : (
    <Plate name={lawyer.name} alt={alt} tone={tone} eager={eager} />
  );
}
