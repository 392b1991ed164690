import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firm } from '../../src/firm/firm.ts';
import { FirmPage, HeritagePage, PhilosophyPage } from './firmPages.tsx';
import { OfficesPage } from './OfficesPage.tsx';
import { PartnersPage } from './PartnersPage.tsx';
import { AreasPage, TrainingPage } from './servicePages.tsx';
import { Tiles } from './Tiles.tsx';

/** The parts of the book in their order, with the page that each begins on. */
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

/** Addresses of the pictures of the book. */
export type BookPictures = Record<'office' | 'desk' | 'books' | 'papers' | 'shophouse', string>;

/** The profile book of the firm: eight pages A4, in the language of the i18next around it. */
export function ProfileBook({ pictures }: { pictures: BookPictures }) {
  return (
    <>
      <Cover picture={pictures.office} />
      <FirmPage picture={pictures.desk} />
      <HeritagePage picture={pictures.books} />
      <PartnersPage />
      <AreasPage />
      <TrainingPage />
      <PhilosophyPage picture={pictures.papers} />
      <OfficesPage picture={pictures.shophouse} />
    </>
  );
}

function Cover({ picture }: { picture: string }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <section className="page cover">
      <img src={picture} alt={t('common:footer.imageAlt')} />
      <Tiles />
      <div className="coverText">
        <h1>
          <span className="firm">{firm.name}</span> <span className="edition">{t('title')}</span>
        </h1>
        <p className="lead">{t('subtitle')}</p>
        <p className="tagline">{t('common:tagline')}</p>
      </div>
    </section>
  );
}

interface SheetProps {
  id: PartId;
  className?: string;
  children: ReactNode;
}

/** An inner page of the book: its number and the firm's name at the foot. */
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
