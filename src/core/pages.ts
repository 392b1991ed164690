import type { i18n as I18n } from 'i18next';
import type { Thing } from 'schema-dts';
import { firm } from './firm/firm.ts';
import { type Lawyer, lawyers } from './firm/lawyers.ts';
import { type ServiceSlug, serviceOf, serviceSlugs } from './firm/services.ts';
import { type SituationRow, situationList, situationOf, situationPath } from './firm/situations.ts';
import { isDefault, type Locale, locales } from './i18n/locales.ts';
import { malayNotice } from './i18n/localizedPath.ts';
import type { Resources } from './i18n/resources.d.ts';
import type { PageContext, PageMeta } from './metadata/pageContext.ts';
import { faqPage, legalService, person, service, webSite } from './metadata/structuredData.ts';
import { areaName, situationTexts } from './situationTexts.ts';

/** What a page shows: its kind, and what it is about. `src/elements.tsx` has a component for each kind. */
export type PageContent =
  | { kind: 'home' | 'language' | 'lawyers' | 'services' | 'situations' | 'history' | 'faq' | 'contact' }
  | { kind: 'lawyer'; lawyer: Lawyer }
  | { kind: 'service'; slug: ServiceSlug }
  | { kind: 'situation'; id: SituationRow['id'] }
  | { kind: 'legal'; text: 'disclaimer' | 'privacy' | 'terms'; lang?: string }
  | { kind: 'notFound' };

/** What the preview of a link to a page shows. */
export interface PagePreview {
  line: string;
  /** The time limit, or what the page is about. */
  note: string;
  /** The picture in `src/pictures`, without its ending. */
  picture: string;
}

/** A row of the page table: a page of the site, in every language that has it. */
export interface Page {
  /** Path without the language; `*` matches every other path. */
  path: string;
  content: PageContent;
  /** The bundles that it needs in addition to `common`, its own last. */
  bundles: readonly (keyof Resources)[];
  /** For the two pages that not every language has: Home is for the default language, LanguagePage for the others. */
  only?: 'default' | 'translations';
  /** Folder of its bundles in `locales/`, if not the locale's own. */
  textsFrom?: string;
  meta: (i18n: I18n) => PageMeta;
  /** What a message that is written from it is about. */
  about?: (i18n: I18n) => string;
  /** For a page that a reader may have to leave at once: what its tab is called instead, and its link preview. */
  cover?: (i18n: I18n) => string;
  preview?: (i18n: I18n) => PagePreview;
  data?: (context: PageContext) => Thing[];
}

/** The bundles with a page's name and description under `meta`. */
type MetaBundle = {
  [Bundle in keyof Resources]: Resources[Bundle] extends { meta: { title: string; description: string } }
    ? Bundle
    : never;
}[keyof Resources];

/** A page whose name and description are in a bundle. */
const pageOf = (bundle: MetaBundle, row: Omit<Page, 'bundles' | 'meta'> & Partial<Page>): Page => ({
  ...row,
  bundles: [...(row.bundles ?? []), bundle],
  meta: (i18n) => {
    const t = i18n.getFixedT(null, bundle);
    return { name: t('meta.title'), description: t('meta.description') };
  },
});

const servicePage = (slug: ServiceSlug): Page => ({
  path: `/services/${slug}`,
  content: { kind: 'service', slug },
  bundles: ['service', 'services', `lawyers/${serviceOf(slug).lawyer}`, `services/${slug}`],
  meta: (i18n) => {
    const t = i18n.getFixedT(null, `services/${slug}`);
    const name = i18n.t('pageName', { ns: 'service', area: t('title') });
    return { name, description: t('description') };
  },
  about: (i18n) => i18n.t('title', { ns: `services/${slug}` }),
  preview: (i18n) => {
    const t = i18n.getFixedT(null, `services/${slug}`);
    return { line: t('title'), note: t('subtitle'), picture: `services/${slug}` };
  },
  data: (context) => [service(context, slug)],
});

const lawyerPage = (lawyer: Lawyer): Page => ({
  path: `/lawyers/${lawyer.slug}`,
  content: { kind: 'lawyer', lawyer },
  bundles: ['lawyer', 'services', `lawyers/${lawyer.id}`],
  meta: (i18n) => {
    const { name, years } = lawyer;
    const t = i18n.getFixedT(null, `lawyers/${lawyer.id}`);
    return { name, description: t('meta.description', { lawyer: name, years }) };
  },
  data: (context) => [person(context, lawyer)],
});

const areaBundle = ({ service }: SituationRow) =>
  service === 'notarial' ? 'services' : (`services/${service}` as const);

const situationPage = (row: SituationRow): Page => ({
  path: situationPath(row.id),
  content: { kind: 'situation', id: row.id },
  bundles: [
    'service',
    'services',
    areaBundle(row),
    ...(row.service === 'notarial' ? [] : [`lawyers/${serviceOf(row.service).lawyer}` as const]),
    'situations',
  ],
  meta: (i18n) => {
    const { text } = situationTexts(i18n, row.id);
    return { name: text, description: i18n.t('page.description', { ns: 'situations', text }) };
  },
  ...(row.leavable ? { cover: (i18n) => areaName(i18n, row.service) } : inSight(row)),
});

/** Where a situation may be seen besides on its page. */
const inSight = ({ id, service }: SituationRow): Pick<Page, 'about' | 'preview'> => ({
  about: (i18n) => situationTexts(i18n, id).text,
  preview: (i18n) => {
    const { text, limit, when = '' } = situationTexts(i18n, id);
    const picture = service === 'notarial' ? 'office-books' : `services/${service}`;
    return { line: text, note: limit?.time ?? when, picture };
  },
});

const lawyerBundles = lawyers.map(({ id }) => `lawyers/${id}` as const);

/** The bundles that the first page of each language has in common. */
const firstBundles = [
  'services',
  'lawyers',
  ...lawyerBundles,
  'situations',
  ...locales.flatMap(({ first }) => first.map((id) => areaBundle(situationOf(id)))),
] as const;

/** Every page of the site. Routes, head tags, prerendering and sitemap are derived from this table. */
export const pages: readonly Page[] = [
  {
    path: '/',
    content: { kind: 'home' },
    bundles: [...firstBundles, 'home'],
    only: 'default',
    meta: (i18n) => ({ name: firm.name, description: i18n.t('meta.description', { ns: 'home' }) }),
    data: (context) => [webSite(context), legalService(context)],
  },
  pageOf('language', {
    path: '/',
    content: { kind: 'language' },
    bundles: ['enquiry', 'history', ...firstBundles],
    only: 'translations',
    data: (context) => [webSite(context), legalService(context)],
  }),
  pageOf('lawyers', { path: '/lawyers', content: { kind: 'lawyers' }, bundles: lawyerBundles }),
  ...lawyers.map(lawyerPage),
  pageOf('services', { path: '/services', content: { kind: 'services' } }),
  ...serviceSlugs.map(servicePage),
  pageOf('situations', {
    path: '/situations',
    content: { kind: 'situations' },
    bundles: ['papers', ...serviceSlugs.map((slug) => `services/${slug}` as const)],
  }),
  ...situationList.map(situationPage),
  pageOf('history', { path: '/history', content: { kind: 'history' }, bundles: lawyerBundles }),
  pageOf('faq', { path: '/faq', content: { kind: 'faq' }, data: (context) => [faqPage(context)] }),
  pageOf('contact', {
    path: '/contact',
    content: { kind: 'contact' },
    bundles: ['enquiry'],
    data: (context) => [legalService(context)],
  }),
  pageOf('disclaimer', { path: '/disclaimer', content: { kind: 'legal', text: 'disclaimer' } }),
  pageOf('privacy', { path: '/privacy-policy', content: { kind: 'legal', text: 'privacy' } }),
  pageOf('privacy', {
    path: malayNotice.path,
    content: { kind: 'legal', text: 'privacy', lang: malayNotice.tag },
    textsFrom: malayNotice.tag,
    only: 'default',
  }),
  pageOf('terms', { path: '/terms-of-service', content: { kind: 'legal', text: 'terms' } }),
  pageOf('notFound', { path: '*', content: { kind: 'notFound' } }),
];

/** The pages of a language. */
export function pagesOf(locale: Locale): readonly Page[] {
  const absent = isDefault(locale) ? 'translations' : 'default';
  return pages.filter(({ only }) => only !== absent);
}
