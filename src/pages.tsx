import type { ReactElement } from 'react';
import { type Lawyer, lawyers } from './firm/lawyers.ts';
import { type ServiceSlug, serviceSlugs } from './firm/services.ts';
import type { Resources } from './i18n/i18next.d.ts';
import { isDefault, type Locale } from './i18n/locales.ts';
import { malayNotice } from './i18n/nationalLanguage.ts';
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

/** A page of the site, in every language that has it. */
export interface Page {
  id: string;
  /** Address without the language; `*` is every address that no other page has. */
  path: string;
  /** Bundles that it reads besides `common`. Title and description are in the last one. */
  bundles: readonly (keyof Resources)[];
  element: ReactElement;
  /** The two pages that not every language has: Home is the default language's, the language page the others'. */
  only?: 'default' | 'translations';
  /** Folder of its bundles in `locales/`, where that is not the language of the address. */
  folder?: string;
  /** Title and description where they are not `meta.title` and `meta.description`. */
  meta?: 'firm' | 'service' | Lawyer;
}

const service = (slug: ServiceSlug): Page => ({
  id: slug,
  path: `/services/${slug}`,
  bundles: ['service', `services/${slug}`],
  element: <ServicePage slug={slug} />,
  meta: 'service',
});

const profile = (lawyer: Lawyer): Page => ({
  id: `lawyer-${lawyer.id}`,
  path: `/lawyers/${lawyer.slug}`,
  bundles: ['lawyer', `lawyers/${lawyer.id}`],
  element: <LawyerProfile lawyer={lawyer} />,
  meta: lawyer,
});

/** Every page of the site. Router, head tags, prerendering and sitemap are derived from it. */
export const pages: readonly Page[] = [
  { id: 'home', path: '/', bundles: ['home'], element: <Home />, only: 'default', meta: 'firm' },
  {
    id: 'language',
    path: '/',
    bundles: ['enquiry', 'language'],
    element: <LanguagePage />,
    only: 'translations',
  },
  { id: 'lawyers', path: '/lawyers', bundles: ['lawyers'], element: <Lawyers /> },
  ...lawyers.map(profile),
  { id: 'services', path: '/services', bundles: ['services'], element: <Services /> },
  ...serviceSlugs.map(service),
  { id: 'history', path: '/history', bundles: ['history'], element: <History /> },
  { id: 'faq', path: '/faq', bundles: ['faq'], element: <Faq /> },
  { id: 'contact', path: '/contact', bundles: ['enquiry', 'contact'], element: <Contact /> },
  {
    id: 'disclaimer',
    path: '/disclaimer',
    bundles: ['disclaimer'],
    element: <LegalPage text="disclaimer" />,
  },
  { id: 'privacy', path: '/privacy-policy', bundles: ['privacy'], element: <LegalPage text="privacy" /> },
  {
    id: 'privacyMalay',
    path: malayNotice.path,
    bundles: ['privacy'],
    folder: malayNotice.tag,
    element: <LegalPage text="privacy" lang={malayNotice.tag} />,
    only: 'default',
  },
  { id: 'terms', path: '/terms-of-service', bundles: ['terms'], element: <LegalPage text="terms" /> },
  { id: 'notFound', path: '*', bundles: ['notFound'], element: <NotFound /> },
];

/** The pages that a language has. */
export function pagesOf(locale: Locale): readonly Page[] {
  const absent = isDefault(locale) ? 'translations' : 'default';
  return pages.filter(({ only }) => only !== absent);
}
