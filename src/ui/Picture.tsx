import type { PictureSource } from '../pictures/pictures.ts';

interface PictureProps {
  picture: PictureSource;
  /** Another view of it for screens narrower than a desk's. */
  narrow?: PictureSource;
  alt: string;
  /** The width that it is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** `true` for what is on the first screen: fetched at once and first. */
  eager?: boolean;
  priority?: boolean;
  className?: string;
}

/** A picture in the format and width that fits the visitor's screen, its place kept while it loads. */
export function Picture({ picture, narrow, alt, sizes, eager, priority, className }: PictureProps) {
  return (
    <picture>
      {Object.entries(narrow?.sources ?? {}).map(([format, srcSet]) => (
        <source key={format} media="(width < 60rem)" type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
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
