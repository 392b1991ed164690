import { EngravedPlate } from './EngravedPlate.tsx';
import styles from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** Address of a photograph, 4:5. Without one, the engraved plate stands in. */
  photograph?: string;
  /** What is shown, where the portrait is not beside the name. */
  alt?: string;
}

/** A lawyer's portrait: a photograph, or a plate with the initials over a guilloche rosette. */
export function Portrait({ name, photograph, alt = '' }: PortraitProps) {
  if (!photograph) return <EngravedPlate name={name} alt={alt} />;
  return <img className={styles.portrait} src={photograph} width={800} height={1000} alt={alt} />;
}
