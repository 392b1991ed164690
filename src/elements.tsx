import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type Locale, locales } from './core/i18n/locales.ts';
import { type Page, type PageContent, pagesOf } from './core/pages.ts';
import { Frame } from './frame/Frame.tsx';
import { Contact } from './pages/Contact.tsx';
import { Faq } from './pages/Faq.tsx';
import { History } from './pages/History.tsx';
import { Home } from './pages/Home.tsx';
import { LanguagePage } from './pages/LanguagePage.tsx';
import { LawyerProfile } from './pages/LawyerProfile.tsx';
import { Lawyers } from './pages/Lawyers.tsx';
import { LegalPage } from './pages/LegalPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { ServicePage } from './pages/ServicePage.tsx';
import { Services } from './pages/Services.tsx';
import { SituationPage } from './pages/SituationPage.tsx';
import { Situations } from './pages/Situations.tsx';

type Kind = PageContent['kind'];

const components: { [K in Kind]: (content: Extract<PageContent, { kind: K }>) => ReactElement } = {
  home: () => <Home />,
  language: () => <LanguagePage />,
  lawyers: () => <Lawyers />,
  lawyer: ({ lawyer }) => <LawyerProfile lawyer={lawyer} />,
  services: () => <Services />,
  service: ({ slug }) => <ServicePage slug={slug} />,
  situations: () => <Situations />,
  situation: ({ id }) => <SituationPage id={id} />,
  history: () => <History />,
  faq: () => <Faq />,
  contact: () => <Contact />,
  legal: ({ text, lang }) => <LegalPage text={text} lang={lang} />,
  notFound: () => <NotFound />,
};

/** The element that shows the content of a page. */
const elementOf = (content: PageContent): ReactElement =>
  (components[content.kind] as (content: PageContent) => ReactElement)(content);

/** The handle of a matched route. */
export interface RouteHandle {
  locale: Locale;
  page: Page;
}

/** Locales × pages, as react-router routes. */
export const routes: RouteObject[] = locales.map((locale) => ({
  path: locale.prefix || '/',
  element: <Frame />,
  children: pagesOf(locale).map((page) => ({
    path: page.path === '/' ? undefined : page.path.replace(/^\//, ''),
    index: page.path === '/',
    element: elementOf(page.content),
    handle: { locale, page } satisfies RouteHandle,
  })) as RouteObject[],
}));
