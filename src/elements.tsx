import type { ReactElement } from 'react';
import type { PageContent } from './core/pages.ts';
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

/** The element that shows a page, in the frame of every page. */
export const elementOf = (content: PageContent): ReactElement => (
  <Frame>{(components[content.kind] as (content: PageContent) => ReactElement)(content)}</Frame>
);
