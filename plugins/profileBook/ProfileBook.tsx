import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { firm } from '../../src/core/firm/firm.ts';
import office from '../../src/pictures/office.jpg?widths=1920&picture';
import { Wordmark } from '../../src/ui/Wordmark.tsx';
import { FirmPage, HeritagePage, OfficesPage } from './firmPages.tsx';
import { AreasPage, PartnersPages } from './practicePages.tsx';
import { Tiles } from './Sheet.tsx';

/** The firm's profile book as HTML, in the language of an i18next instance: six A4 pages for up to three partners. */
export const renderBook = (i18n: I18n): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Cover />
      <FirmPage />
      <HeritagePage />
      <PartnersPages />
      <AreasPage />
      <OfficesPage />
    </I18nextProvider>,
  );

function Cover() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <section className="page cover">
      <img src={office.img.src} alt={t('common:footer.imageAlt')} />
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
