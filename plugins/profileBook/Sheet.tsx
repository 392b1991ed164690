import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firm } from '../../src/core/firm/firm.ts';
import { colour } from '../project.ts';

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

const WIDTH = 210;
const TILE = 6;
const COUNT = WIDTH / TILE;
const [LIMESTONE, BOTTLE, BRASS] = ['limestone', 'bottle', 'brass'].map(colour);

/** The strip of floor tiles (`src/ui/tile.svg`) as vector shapes, which print sharply. */
export function Tiles() {
  return (
    <svg className="tiles" viewBox={`0 0 ${WIDTH} ${TILE}`} aria-hidden="true">
      <path fill={LIMESTONE} d={`M0 0H${WIDTH}V${TILE}H0Z`} />
      {Array.from({ length: COUNT }, (_, index) => index * TILE).map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill={BOTTLE} d={index % 2 ? 'M3 2 4 3 3 4 2 3Z' : 'M3 .7 5.3 3 3 5.3.7 3Z'} />
          {index % 2 === 0 && <path fill={BRASS} d="M3 2 4 3 3 4 2 3Z" />}
          <path fill={BRASS} d="M0 0H1.2L0 1.2ZM6 0V1.2L4.8 0ZM0 6V4.8L1.2 6ZM6 6H4.8L6 4.8Z" />
        </g>
      ))}
      <path stroke={BRASS} strokeWidth="0.2" d={`M0 .1H${WIDTH}M0 ${TILE - 0.1}H${WIDTH}`} />
    </svg>
  );
}
