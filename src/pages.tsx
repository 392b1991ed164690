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
import type { Page } from './pageRow.ts';
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

const servicePage = (slug: ServiceSlug): Page => ({
  path: `/services/${slug}`,
  element: <ServicePage slug={slug} />,
  bundles: ['service', 'services', `lawyers/${serviceOf(slug).lawyer}`, `services/${slug}`],
  meta: (i18n) => {
    const t = i18n.getFixedT(null, `services/${slug}`);
    return { name: t('title'), description: t('description') };
  },
  data: (context) => [service(context)],
});

const lawyerPage = (lawyer: Lawyer): Page => ({
  path: `/lawyers/${lawyer.slug}`,
  element: <LawyerProfile lawyer={lawyer} />,
  bundles: ['lawyer', 'services', `lawyers/${lawyer.id}`],
  meta: (i18n) => {
    const { name, years } = lawyer;
    const t = i18n.getFixedT(null, `lawyers/${lawyer.id}`);
    return { name, description: t('meta.description', { lawyer: name, years }) };
  },
  data: (context) => [person(context, lawyer, photographOf(lawyer)?.img.src)],
});

const lawyerBundles = lawyers.map(({ id }) => `lawyers/${id}` as const);

/** The bundles that the first page of each language has in common. */
const firstBundles = [
  'services',
  'lawyers',
  ...lawyerBundles,
  'situations',
  ...firstSituations.map(({ service }) => `services/${service}` as const),
] as const;

/** Every page of the site. Routes, head tags, prerendering and sitemap are derived from this table. */
export const pages: readonly Page[] = [
  {
    path: '/',
    element: <Home />,
    bundles: [...firstBundles, 'home'],
    only: 'default',
    meta: (i18n) => ({ name: firm.name, description: i18n.t('meta.description', { ns: 'home' }) }),
    data: (context) => [webSite(context), legalService(context)],
  },
  {
    path: '/',
    element: <LanguagePage />,
    bundles: ['enquiry', ...firstBundles, 'language'],
    only: 'translations',
    data: (context) => [webSite(context), legalService(context)],
  },
  { path: '/lawyers', element: <Lawyers />, bundles: [...lawyerBundles, 'lawyers'] },
  ...lawyers.map(lawyerPage),
  { path: '/services', element: <Services />, bundles: ['services'] },
  ...serviceSlugs.map(servicePage),
  {
    path: '/situations',
    element: <Situations />,
    bundles: [...serviceSlugs.map((slug) => `services/${slug}` as const), 'situations'],
  },
  { path: '/history', element: <History />, bundles: ['lawyers', ...lawyerBundles, 'history'] },
  {
    path: '/faq',
    element: <Faq />,
    bundles: [`lawyers/${managingPartner.id}`, 'faq'],
    data: (context) => [faqPage(context)],
  },
  {
    path: '/contact',
    element: <Contact />,
    bundles: ['enquiry', `lawyers/${managingPartner.id}`, 'contact'],
    data: (context) => [legalService(context)],
  },
  { path: '/disclaimer', element: <LegalPage text="disclaimer" />, bundles: ['disclaimer'] },
  { path: '/privacy-policy', element: <LegalPage text="privacy" />, bundles: ['privacy'] },
  {
    path: malayNotice.path,
    element: <LegalPage text="privacy" lang={malayNotice.tag} />,
    bundles: ['privacy'],
    folder: malayNotice.tag,
    only: 'default',
  },
  { path: '/terms-of-service', element: <LegalPage text="terms" />, bundles: ['terms'] },
  { path: '*', element: <NotFound />, bundles: ['notFound'] },
];

/** The pages of a language. */
export function pagesOf(locale: Locale): readonly Page[] {
  const absent = isDefault(locale) ? 'translations' : 'default';
  return pages.filter(({ only }) => only !== absent);
}
