import { useTranslation } from 'react-i18next';
import { firm } from '../../src/firm/firm.ts';
import { Wordmark } from '../../src/ui/Wordmark.tsx';
import { FirmPage, HeritagePage, PhilosophyPage } from './firmPages.tsx';
import { OfficesPage } from './OfficesPage.tsx';
import { PartnersPage } from './PartnersPage.tsx';
import { AreasPage, TrainingPage } from './servicePages.tsx';
import { Tiles } from './Tiles.tsx';

/** URLs of the book's pictures. */
export type BookPictures = Record<'office' | 'desk' | 'books' | 'papers' | 'shophouse', string>;

/** The firm's profile book: eight A4 pages, in the language of the surrounding i18next provider. */
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
          <Wordmark className="wordmark" />
          <span className="spoken">{firm.name}</span> <span className="edition">{t('title')}</span>
        </h1>
        <p className="lead">{t('subtitle')}</p>
        <p className="tagline">{t('common:tagline')}</p>
      </div>
    </section>
  );
}
