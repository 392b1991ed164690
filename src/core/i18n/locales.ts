import type { SituationId } from '../firm/situations.ts';

/** A language of the site. The first row is the default one, whose paths have no prefix. */
export interface Locale {
  /** Its folder in `locales/`. */
  id: string;
  /** First segment of its paths; empty for the default language. */
  prefix: string;
  /** BCP-47 tag for `lang`, `hreflang` and `Intl`. */
  tag: string;
  /** The locale in Open Graph's format, with a territory. */
  openGraph: string;
  name: string;
  /** A page of another site that says nothing of its readers, for those who have to leave ours at once. */
  neutralPage: string;
  /** The situations on its first page, as its readers need them. */
  first: readonly SituationId[];
}

/** Every language of the site. A new language is a row here and a folder in `locales/`. */
export const locales: readonly Locale[] = [
  {
    id: 'en',
    prefix: '',
    tag: 'en',
    openGraph: 'en_GB',
    name: 'English',
    neutralPage: 'https://en.wikipedia.org/',
    first: ['danger', 'arrested', 'cheated', 'bankruptcyNotice', 'courtPaper', 'dismissed'],
  },
  {
    id: 'zh',
    prefix: '/chinese',
    tag: 'zh-Hans',
    openGraph: 'zh_CN',
    name: '中文',
    neutralPage: 'https://zh.wikipedia.org/',
    first: ['danger', 'arrested', 'cheated', 'bankruptcyNotice', 'courtPaper', 'dismissed'],
  },
  {
    id: 'ko',
    prefix: '/korean',
    tag: 'ko',
    openGraph: 'ko_KR',
    name: '한국어',
    neutralPage: 'https://ko.wikipedia.org/',
    first: ['arrested', 'cheated', 'courtPaper', 'dismissed', 'landlord', 'noWill'],
  },
];

/** The language without a path prefix, and the source of every translation. */
export const defaultLocale = locales[0] as Locale;

/** Whether this is the language without a path prefix. */
export const isDefault = (locale: Locale): boolean => locale.id === defaultLocale.id;

/** The tag with which `Intl` formats dates and numbers as the readers of this language expect: `en-GB` for English. */
export const intlLocale = (locale: Locale): string => locale.openGraph.replace('_', '-');
