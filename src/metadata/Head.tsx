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
  /** Address without the language, or nothing for a page that has no address, such as the 404 page. */
  path?: string;
  meta: PageMeta;
  /** Origin of the site, `https://…` without a slash at the end. */
  siteUrl: string;
  /** What the page says to search engines. */
  data?: Graph;
}

/** The head tags of a page that depend on the page. The shell (`index.html`) has the others. */
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

/** What a chat or a feed shows of a link to the page. Twitter reads Open Graph's tags but for the first. */
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

/** JSON that cannot end its script element, whatever is in the texts. */
const dataBlock = (data: Graph): string => JSON.stringify(data).replaceAll('<', '\\u003c');
