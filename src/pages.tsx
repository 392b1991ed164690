import { firm } from './firm/firm.ts';
import { type Lawyer, lawyers, managingPartner } from './firm/lawyers.ts';
import { type ServiceSlug, serviceOf, serviceSlugs } from './firm/services.ts';
import { firstSituations } from './firm/situations.ts';
import { isDefault, type Locale } from './i18n/locales.ts';
import { malayNotice } from './i18n/malayNotice.ts';
import { faqPage } from './metadata/faqPage.ts';
import { legalService, webSite } from './metadata/legalService.ts';
import { person } from './metadata/person.ts';
import { service } from './metadata/service.ts';
import { type Page, page } from './pageRow.ts';
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
import { Situations } from './pages/Situations.tsx';
import { photographOf } from './pictures/photographs.ts';

const servicePage = (slug: ServiceSlug): Page =>
  page({
    id: slug,
    path: `/services/${slug}`,
    own: `services/${slug}`,
    others: ['service', 'services', `lawyers/${serviceOf(slug).lawyer}`],
    element: <ServicePage slug={slug} />,
    name: (t) => t('title'),
    description: (t) => t('description'),
    data: (context) => [service(context)],
  });

const lawyerPage = (lawyer: Lawyer): Page =>
  page({
    id: `lawyer-${lawyer.id}`,
    path: `/lawyers/${lawyer.slug}`,
    own: `lawyers/${lawyer.id}`,
    others: ['lawyer', 'services'],
    element: <LawyerProfile lawyer={lawyer} />,
    name: () => lawyer.name,
    description: (t) => t('meta.description', { lawyer: lawyer.name, years: lawyer.years }),
    data: (context) => [person(context, lawyer, photographOf(lawyer)?.img.src)],
  });

const lawyerBundles = lawyers.map(({ id }) => `lawyers/${id}` as const);

/** The bundles of the situations on the first page of each language. */
const firstBundles = [
  'situations',
  ...firstSituations.map(({ service }) => `services/${service}` as const),
] as const;

/** Every page of the site. Routes, head tags, prerendering and sitemap are derived from this table. */
export const pages: readonly Page[] = [
  page({
    id: 'home',
    path: '/',
    own: 'home',
    others: ['services', 'lawyers', ...lawyerBundles, ...firstBundles],
    element: <Home />,
    only: 'default',
    name: () => firm.name,
    data: (context) => [webSite(context), legalService(context)],
  }),
  page({
    id: 'language',
    path: '/',
    own: 'language',
    others: ['enquiry', 'services', 'lawyers', ...lawyerBundles, ...firstBundles],
    element: <LanguagePage />,
    only: 'translations',
    data: (context) => [webSite(context), legalService(context)],
  }),
  page({
    id: 'lawyers',
    path: '/lawyers',
    own: 'lawyers',
    others: lawyerBundles,
    element: <Lawyers />,
  }),
  ...lawyers.map(lawyerPage),
  page({
    id: 'services',
    path: '/services',
    own: 'services',
    element: <Services />,
  }),
  ...serviceSlugs.map(servicePage),
  page({
    id: 'situations',
    path: '/situations',
    own: 'situations',
    others: serviceSlugs.map((slug) => `services/${slug}` as const),
    element: <Situations />,
  }),
  page({
    id: 'history',
    path: '/history',
    own: 'history',
    others: ['lawyers', ...lawyerBundles],
    element: <History />,
  }),
  page({
    id: 'faq',
    path: '/faq',
    own: 'faq',
    element: <Faq />,
    data: (context) => [faqPage(context)],
  }),
  page({
    id: 'contact',
    path: '/contact',
    own: 'contact',
    others: ['enquiry', `lawyers/${managingPartner.id}`],
    element: <Contact />,
    data: (context) => [legalService(context)],
  }),
  page({
    id: 'disclaimer',
    path: '/disclaimer',
    own: 'disclaimer',
    element: <LegalPage text="disclaimer" />,
  }),
  page({
    id: 'privacy',
    path: '/privacy-policy',
    own: 'privacy',
    element: <LegalPage text="privacy" />,
  }),
  page({
    id: 'privacyMalay',
    path: malayNotice.path,
    own: 'privacy',
    folder: malayNotice.tag,
    element: <LegalPage text="privacy" lang={malayNotice.tag} />,
    only: 'default',
  }),
  page({
    id: 'terms',
    path: '/terms-of-service',
    own: 'terms',
    element: <LegalPage text="terms" />,
  }),
  page({
    id: 'notFound',
    path: '*',
    own: 'notFound',
    element: <NotFound />,
  }),
];

/** The pages of a language. */
export function pagesOf(locale: Locale): readonly Page[] {
  const absent = isDefault(locale) ? 'translations' : 'default';
  return pages.filter(({ only }) => only !== absent);
}
