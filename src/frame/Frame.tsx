import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { ReachBar } from './ReachBar.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The layout of every page: skip link, header, main, footer. */
export function Frame() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ReachBar />
      <LanguageOffer />
    </>
  );
}
