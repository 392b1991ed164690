import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { ReachBar } from './ReachBar.tsx';

/** The layout of every page: skip link, header, main, footer. */
export function Frame() {
  const { t } = useTranslation('common');
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('header.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ReachBar />
      {/* Empty until `offerLanguage` fills it. */}
      <aside id="language-offer" className={styles.offer} hidden />
    </>
  );
}
