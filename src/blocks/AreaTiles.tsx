import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../core/firm/services.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './AreaTiles.module.css';
import { useHref } from './LocaleContext.ts';

interface AreaTilesProps {
  areas: readonly ServiceSlug[];
  /** A layout of the page's own, in which the first tile may be large. */
  className?: string;
  /** Content of a last tile. */
  children?: ReactNode;
}

/** A full-width grid of practice areas, each with its still life. Labelled by the heading `areas-title`. */
export function AreaTiles({ areas, className = '', children }: AreaTilesProps) {
  const { t } = useTranslation('services');
  const href = useHref();
  const row = children ? '20vw' : '24vw';
  return (
    <ul className={`${styles.tiles} ${className}`} aria-labelledby="areas-title">
      {areas.map((slug, index) => (
        <li key={slug}>
          <Picture
            picture={servicePicture(slug)}
            alt=""
            sizes={
              children && index === 0
                ? '(min-width: 60rem) 47vw, 100vw'
                : `(min-width: 60rem) ${row}, max(46vw, 12.5rem)`
            }
          />
          <h3>
            <a className="whole" href={href(`/services/${slug}`)}>
              {t(`areas.items.${slug}.title`)}
            </a>
          </h3>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
