import type { Lawyer } from '../core/firm/lawyers.ts';
import { type PictureSource, photographOf, plateOf } from '../pictures/pictures.ts';

interface PictureProps {
  picture: PictureSource;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly: for pictures on the first screen. */
  eager?: boolean;
  priority?: boolean;
  className?: string;
  /** Another picture for phones. */
  narrow?: PictureSource;
}

/** A responsive picture; its width and height reserve its space while it loads. */
export function Picture({ picture, alt, sizes, eager, priority, className, narrow }: PictureProps) {
  return (
    <picture>
      {Object.entries(narrow?.sources ?? {}).map(([format, srcSet]) => (
        <source
          key={`narrow ${format}`}
          media="(max-width: 29.98rem)"
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}

interface PortraitProps extends Omit<PlateProps, 'name'> {
  lawyer: Lawyer;
  /** The `sizes` attribute of a photograph. */
  sizes: string;
}

/** A lawyer's photograph, or the engraved plate if there is none. */
export function Portrait({ lawyer, sizes, alt = '', eager }: PortraitProps) {
  const picture = photographOf(lawyer);
  return picture ? (
    <Picture picture={picture} alt={alt} sizes={sizes} eager={eager} className="portrait" />
  ) : (
    <Plate name={lawyer.name} alt={alt} eager={eager} />
  );
}

interface PlateProps {
  name: string;
  /** Alternative text, needed only where the name is not shown next to the plate. */
  alt?: string;
  /** Loads eagerly: for plates on the first screen. */
  eager?: boolean;
}

/** An engraved plate: the initials of a name over its guilloche rosette, as large as a portrait. */
export function Plate({ name, alt = '', eager }: PlateProps) {
  return (
    <img
      className="portrait"
      src={plateOf(name)}
      width={400}
      height={500}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
