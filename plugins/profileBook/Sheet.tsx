import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firm } from '../../src/firm/firm.ts';

/** The parts of the book in order, with the page on which each begins if none before it takes two. */
export const parts = [
  { id: 'firm', page: 2 },
  { id: 'history', page: 3 },
  { id: 'partners', page: 4 },
  { id: 'areas', page: 5 },
  { id: 'training', page: 6 },
  { id: 'notarial', page: 6 },
  { id: 'philosophy', page: 7 },
  { id: 'offices', page: 8 },
] as const;

export type PartId = (typeof parts)[number]['id'];

interface SheetProps {
  id: PartId;
  className?: string;
  children: ReactNode;
}

/** An inner page of the book, with page number and firm's name in the footer. */
export function Sheet({ id, className = '', children }: SheetProps) {
  const { t } = useTranslation('profile');
  const page = parts.find((part) => part.id === id)?.page;
  return (
    <section className={`page ${className}`}>
      {children}
      <footer aria-hidden="true">
        <span>{firm.name}</span>
        <span>{t('title')}</span>
        <span className="folio">{page}</span>
      </footer>
    </section>
  );
}
