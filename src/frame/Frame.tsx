import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import offer from './LanguageOffer.module.css';
import { ReachBar } from './ReachBar.tsx';
import link from './SkipLink.module.css';

/** The layout of every page: skip link, header, main, footer. */
export function Frame() {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={link.skip} href="#main">
        {t('header.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ReachBar />
      {/* Empty until `offerLanguage` fills it. */}
      <aside id="language-offer" className={offer.offer} hidden />
    </>
  );
}
