import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { photographOf, rosettes } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';

interface PortraitProps {
  lawyer: Lawyer;
  sizes: string;
  /** Alternative text, needed only where the name is not shown next to the portrait. */
  alt?: string;
  eager?: boolean;
}

/** A lawyer's photograph, or an engraved plate if there is none. */
export function Portrait({ lawyer, sizes, alt = '', eager }: PortraitProps) {
  const picture = photographOf(lawyer);
  return picture ? (
    <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} className="portrait" />
  ) : (
    <Plate name={lawyer.name} index={lawyers.indexOf(lawyer)} alt={alt} eager={eager} />
  );
}

type PlateProps = Pick<PortraitProps, 'alt' | 'eager'> & { name: string; index: number };

/** A plate as large as a portrait: the initials of a name over a guilloche rosette. */
export function Plate({ name, index, alt = '', eager }: PlateProps) {
  // The first ones have a rosette of their own each; the next have the same ones upside down.
  const isTurned = Math.floor(index / rosettes.length) % 2 === 1;
  return (
    <span className={isTurned ? 'portrait plate turned' : 'portrait plate'}>
      <img
        src={rosettes[index % rosettes.length]}
        width={400}
        height={500}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <span aria-hidden="true" translate="no">
        {initialsOf(name)}
      </span>
    </span>
  );
}

/** The first letters of the first and the last word of a name: `initialsOf('Adam bin Contoh') // => 'AC'`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words.at(0), words.at(-1)])].map((word) => word?.charAt(0).toUpperCase()).join('');
}
