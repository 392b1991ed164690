import type { Graph } from 'schema-dts';
import { firm } from '../firm/firm.ts';
import { hreflangs } from '../i18n/alternates.ts';
import { locales } from '../i18n/locales.ts';
import { manifestPath, themeColour } from './manifest.ts';
import { type PageContext, pageTitle } from './page.ts';
import { socialPicture } from './socialPicture.ts';

/**
 * The head tags that differ between pages. The shell (`index.html`) has the rest.
 *
 * @param data the page's structured data; without it, the page has no address, as the not-found page
 */
export function Head({ page, data }: { page: PageContext; data?: Graph }) {
  const { locale, name, description } = page;
  return (
    <>
      <title>{pageTitle(name)}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColour()} />
      <link rel="manifest" href={manifestPath(locale)} />
      {data ? <Addresses {...page} /> : <meta name="robots" content="noindex" />}
      <Preview {...page} />
      {data && <script type="application/ld+json">{dataBlock(data)}</script>}
    </>
  );
}

function Addresses({ path, siteUrl, url }: PageContext) {
  return (
    <>
      <link rel="canonical" href={url} />
      {hreflangs(path).map((sibling) => (
        <link key={sibling.tag} rel="alternate" hrefLang={sibling.tag} href={siteUrl + sibling.path} />
      ))}
      <meta property="og:url" content={url} />
    </>
  );
}

/** Open Graph tags for link previews. X (Twitter) reads them as well, apart from `twitter:card`. */
function Preview({ locale, name, description, siteUrl }: PageContext) {
  const picture = socialPicture(locale);
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={pageTitle(name)} />
      <meta property="og:description" content={description} />
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
