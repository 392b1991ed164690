import type { ReactNode } from 'react';
import { pictures } from '../pictures/pictures.ts';
import styles from './PageHeader.module.css';
import { Picture } from './Picture.tsx';

/** The `sizes` of a picture in a band with actions. */
export const BAND_SIZES = '(min-width: 60rem) 60vw, 100vw';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** More of the lead. */
  children?: ReactNode;
  eyebrow?: ReactNode;
  subtitle?: string;
  picture?: ReactNode;
  /** Buttons and a telephone number. With them the top is a band, half of it picture. */
  actions?: ReactNode;
}

/** The top of a page: its only h1, a lead, and a picture if the page has one. */
export function PageHeader({ title, lead, children, eyebrow, subtitle, picture, actions }: PageHeaderProps) {
  // In a band the picture comes first, so that the words below it on phones do not move when it arrives.
  const framed = picture && <div className={`${styles.picture} screen-only`}>{picture}</div>;
  const layout = actions ? styles.band : picture ? styles.pictured : styles.plain;
  return (
    <header className={`${styles.header} ${layout} ${actions ? '' : 'page-width'}`}>
      {actions && framed}
      <div className={`${styles.text} ${layout === styles.plain ? 'thirds' : ''}`}>
        <div className={styles.title}>
          {eyebrow && <p className={`${styles.eyebrow} eyebrow`}>{eyebrow}</p>}
          <h1>{title}</h1>
          {subtitle && <p className={`${styles.subtitle} large-line phrase`}>{subtitle}</p>}
        </div>
        <div className={styles.lead}>
          {lead && <p>{lead}</p>}
          {children}
        </div>
        {actions}
      </div>
      {!actions && framed}
    </header>
  );
}

/** The picture of a first page: the whole office, or on narrow phones its desk. */
export function OfficePicture({ alt }: { alt: string }) {
  return <Picture picture={pictures.office} narrow={pictures.desk} alt={alt} sizes={BAND_SIZES} priority />;
}
