import type { PictureSource } from '../pictures/pictures.ts';

interface PictureProps {
  picture: PictureSource;
  alt: string;
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
        decoding="async"
        className={className}
        data-subject={picture.subject}
      />
    </picture>
  );
}
