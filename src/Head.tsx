import { alternates } from './i18n/alternates.ts';
import { defaultLocale, type Locale } from './i18n/locales.ts';
import { localizedPath } from './i18n/localizedPath.ts';
import type { PageMeta } from './i18n/pageMeta.ts';

interface HeadProps {
  locale: Locale;
  /** Address without the language, or nothing for a page that has no address, such as the 404 page. */
  path?: string;
  meta: PageMeta;
  /** Origin of the site, `https://…` without a slash at the end. */
  siteUrl: string;
}

/** The head tags of a page that depend on the page. The shell (`index.html`) has the others. */
export function Head({ locale, path, meta, siteUrl }: HeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content={locale.openGraph} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses locale={locale} path={path} siteUrl={siteUrl} />
      )}
    </>
  );
}

function Addresses({ locale, path, siteUrl }: { locale: Locale; path: string; siteUrl: string }) {
  const canonical = siteUrl + localizedPath(locale, path);
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {alternates(path).map((alternate) => (
        <link
          key={alternate.locale.id}
          rel="alternate"
          hrefLang={alternate.locale.tag}
          href={siteUrl + alternate.path}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + localizedPath(defaultLocale, path)} />
    </>
  );
}
