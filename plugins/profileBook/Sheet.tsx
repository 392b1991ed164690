import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firm } from '../../src/core/firm/firm.ts';

interface SheetProps {
  /** A picture that fills the space which the text leaves, with its alternative text. */
  picture?: { src: string; alt: string; isDrawing?: boolean };
  children: ReactNode;
}

/** An inner page of the book, with the firm's name and the book's title in the footer. */
export function Sheet({ picture, children }: SheetProps) {
  const { t } = useTranslation('profile');
  return (
    <section className={picture ? 'page withPicture' : 'page'}>
      {picture && (
        <img className={picture.isDrawing ? 'band drawing' : 'band'} src={picture.src} alt={picture.alt} />
      )}
      {children}
      <footer aria-hidden="true">
        <span>{firm.name}</span>
        <span>{t('title')}</span>
      </footer>
    </section>
  );
}
