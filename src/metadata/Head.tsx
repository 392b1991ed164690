import type { Graph } from 'schema-dts';
import { firm } from '../firm/firm.ts';
import { hreflangs } from '../i18n/alternates.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { manifestPath, themeColour } from './manifest.ts';
import { type PageMeta, pageTitle } from './page.ts';
import { socialPicture } from './socialPicture.ts';

interface HeadProps {
  locale: Locale;
  /** Path without the language; undefined for a page without one, such as the 404 page. */
  path?: string;
  meta: PageMeta;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The page's structured data. */
  data?: Graph;
}

/** The head tags that differ between pages. The shell (`index.html`) has the rest. */
export function Head({ locale, path, meta, siteUrl, data }: HeadProps) {
  return (
    <>
      <title>{pageTitle(meta.name)}</title>
      <meta name="description" content={meta.description} />
      <meta name="theme-color" content={themeColour()} />
      <link rel="manifest" href={manifestPath(locale)} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses locale={locale} path={path} siteUrl={siteUrl} />
      )}
      <Preview locale={locale} meta={meta} siteUrl={siteUrl} />
      {data && <script type="application/ld+json">{dataBlock(data)}</script>}
    </>
  );
}

function Addresses({ locale, path, siteUrl }: { locale: Locale; path: string; siteUrl: string }) {
  const canonical = siteUrl + localizedPath(locale, path);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {hreflangs(path).map((sibling) => (
        <link key={sibling.tag} rel="alternate" hrefLang={sibling.tag} href={siteUrl + sibling.path} />
      ))}
      <meta property="og:url" content={canonical} />
    </>
  );
}

/** Open Graph tags for link previews. X (Twitter) reads them as well, apart from `twitter:card`. */
function Preview({ locale, meta, siteUrl }: { locale: Locale; meta: PageMeta; siteUrl: string }) {
  const picture = socialPicture(locale);
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={pageTitle(meta.name)} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={siteUrl + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={firm.name} />
      <meta property="og:locale" content={locale.openGraph} />
      {locales
        .filter(({ id }) => id !== locale.id)
        .map(({ id, openGraph }) => (
          <meta key={id} property="og:locale:alternate" content={openGraph} />
        ))}
    </>
  );
}

/** JSON in which no text can close the script element. */
const dataBlock = (data: Graph): string => JSON.stringify(data).replaceAll('<', '\\u003c');
