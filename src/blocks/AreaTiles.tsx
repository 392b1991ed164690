import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../firm/services.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './AreaTiles.module.css';

interface AreaTilesProps {
  areas: readonly ServiceSlug[];
  /** Content of a last tile; with one, the first tile is large. */
  children?: ReactNode;
}

/** A full-width grid of practice areas, each with its still life. Labelled by the heading `areas-title`. */
export function AreaTiles({ areas, children }: AreaTilesProps) {
  const { t } = useTranslation('services');
  const href = useHref();
  const row = children ? '20vw' : '24vw';
  return (
    <ul className={`${styles.tiles} ${children ? styles.mosaic : ''}`} aria-labelledby="areas-title">
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
            <a href={href(`/services/${slug}`)}>{t(`areas.items.${slug}.title`)}</a>
          </h3>
        </li>
      ))}
      {children && <li className={styles.last}>{children}</li>}
    </ul>
  );
}
