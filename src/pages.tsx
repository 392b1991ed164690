import type { i18n as I18n, TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import { firm } from './firm/firm.ts';
import { type Lawyer, lawyers } from './firm/lawyers.ts';
import { type ServiceSlug, serviceSlugs } from './firm/services.ts';
import { isDefault, type Locale } from './i18n/locales.ts';
import { malayNotice } from './i18n/malayNotice.ts';
import type { Resources } from './i18n/resources.d.ts';
import { faqPage } from './metadata/faqPage.ts';
import { legalService, webSite } from './metadata/legalService.ts';
import type { PageContext, PageMeta } from './metadata/page.ts';
import { person } from './metadata/person.ts';
import { service } from './metadata/service.ts';
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

type Namespace = keyof Resources;

/** The `t` of one bundle, as `getFixedT` returns it. */
type TextsOf<Own extends Namespace> = TFunction<Own extends null ? 'common' : Own>;

interface PlacedPage {
  id: string;
  /** Path without the language; `*` matches what no other page has. */
  path: string;
  element: ReactElement;
  /** For the two pages that not every language has: Home is for the default language, LanguagePage for the others. */
  only?: 'default' | 'translations';
  /** Folder of its bundles in `locales/`, if not the locale's own. */
  folder?: string;
}

/** A row of the page table. Name and description come from the texts of its own bundle. */
interface Row<Own extends Namespace> extends PlacedPage {
  own: Own;
  /** Bundles that it needs besides its own and `common`. */
  others?: readonly Namespace[];
  name: (t: TextsOf<Own>) => string;
  description: (t: TextsOf<Own>) => string;
  /** Its structured data. */
  data?: (context: PageContext) => Thing[];
}

/** A page of the site, in every language that has it. */
export interface Page extends PlacedPage {
  /** Every bundle that it needs besides `common`. */
  bundles: readonly Namespace[];
  meta: (i18n: I18n) => PageMeta;
  data: (context: PageContext) => Thing[];
}

const page = <Own extends Namespace>(row: Row<Own>): Page => {
  const { own, others = [], name, description, data = () => [], ...placed } = row;
  return {
    ...placed,
    bundles: [...others, own],
    meta: (i18n) => {
      const t = i18n.getFixedT(null, own);
      return { name: name(t), description: description(t) };
    },
    data,
  };
};

const servicePage = (slug: ServiceSlug): Page =>
  page({
    id: slug,
    path: `/services/${slug}`,
    own: `services/${slug}`,
    others: ['service', 'services', 'lawyers'],
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
    data: (context) => [person(context, lawyer)],
  });

const lawyerBundles = lawyers.map(({ id }) => `lawyers/${id}` as const);

/** Every page of the site. Routes, head tags, prerendering and sitemap are derived from this table. */
export const pages: readonly Page[] = [
  page({
    id: 'home',
    path: '/',
    own: 'home',
    others: ['services', 'lawyers', ...lawyerBundles],
    element: <Home />,
    only: 'default',
    name: () => firm.name,
    description: (t) => t('meta.description'),
    data: (context) => [webSite(context), legalService(context)],
  }),
  page({
    id: 'language',
    path: '/',
    own: 'language',
    others: ['enquiry', 'services', 'lawyers', ...lawyerBundles],
    element: <LanguagePage />,
    only: 'translations',
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
    data: (context) => [webSite(context), legalService(context)],
  }),
  page({
    id: 'lawyers',
    path: '/lawyers',
    own: 'lawyers',
    others: lawyerBundles,
    element: <Lawyers />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  ...lawyers.map(lawyerPage),
  page({
    id: 'services',
    path: '/services',
    own: 'services',
    element: <Services />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  ...serviceSlugs.map(servicePage),
  page({
    id: 'situations',
    path: '/situations',
    own: 'situations',
    others: serviceSlugs.map((slug) => `services/${slug}` as const),
    element: <Situations />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'history',
    path: '/history',
    own: 'history',
    others: ['lawyers', ...lawyerBundles],
    element: <History />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'faq',
    path: '/faq',
    own: 'faq',
    element: <Faq />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
    data: (context) => [faqPage(context)],
  }),
  page({
    id: 'contact',
    path: '/contact',
    own: 'contact',
    others: ['enquiry'],
    element: <Contact />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
    data: (context) => [legalService(context)],
  }),
  page({
    id: 'disclaimer',
    path: '/disclaimer',
    own: 'disclaimer',
    element: <LegalPage text="disclaimer" />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'privacy',
    path: '/privacy-policy',
    own: 'privacy',
    element: <LegalPage text="privacy" />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'privacyMalay',
    path: malayNotice.path,
    own: 'privacy',
    folder: malayNotice.tag,
    element: <LegalPage text="privacy" lang={malayNotice.tag} />,
    only: 'default',
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'terms',
    path: '/terms-of-service',
    own: 'terms',
    element: <LegalPage text="terms" />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
  page({
    id: 'notFound',
    path: '*',
    own: 'notFound',
    element: <NotFound />,
    name: (t) => t('meta.title'),
    description: (t) => t('meta.description'),
  }),
];

/** The pages of a language. */
export function pagesOf(locale: Locale): readonly Page[] {
  const absent = isDefault(locale) ? 'translations' : 'default';
  return pages.filter(({ only }) => only !== absent);
}
