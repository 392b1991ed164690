/** A language of the site. The first row is the default one, which stands without a prefix. */
export interface Locale {
  /** Folder of its bundles: `locales/<id>/`. */
  id: string;
  /** First segment of its paths, or `''`. */
  prefix: string;
  /** BCP-47 tag for `lang`, `hreflang` and `Intl`. */
  tag: string;
  /** Open Graph's own form of the tag. */
  openGraph: string;
  /** The language's name in itself. */
  name: string;
}

/** Every language of the site. A new language is a row here and a folder in `locales/`. */
export const locales: readonly Locale[] = [
  { id: 'en', prefix: '', tag: 'en', openGraph: 'en_GB', name: 'English' },
  { id: 'zh', prefix: '/chinese', tag: 'zh-Hans', openGraph: 'zh_CN', name: '中文' },
  { id: 'ko', prefix: '/korean', tag: 'ko', openGraph: 'ko_KR', name: '한국어' },
];

/** The language of addresses without a prefix, and the source of every translation. */
export const defaultLocale = locales[0] as Locale;

/** `true` for the language whose addresses have no prefix. */
export const isDefault = (locale: Locale): boolean => locale.id === defaultLocale.id;

/**
 * The tag by which `Intl` writes dates and numbers as this language's readers do: English ones in British form.
 *
 *     intlLocale(defaultLocale) // => 'en-GB'
 */
export const intlLocale = (locale: Locale): string => locale.openGraph.replace('_', '-');
