import type { Graph } from 'schema-dts';
import { firm } from '../core/firm/firm.ts';
import { locales } from '../core/i18n/locales.ts';
import { hreflangs } from '../core/i18n/localizedPath.ts';
import { manifestPath } from '../core/metadata/files.ts';
import { type PageContext, pageTitle, socialPicture } from '../core/metadata/pageContext.ts';

type HeadProps = { page: PageContext; themeColour: string; data?: Graph };

/**
 * The head tags that differ between pages. The shell (`index.html`) has the rest. Browsers use the theme's colour, that of the
 * header, for their own frame. Without structured data the page has no address, as the not-found page.
 */
export function Head({ page, themeColour, data }: HeadProps) {
  const { locale, name, description } = page;
  return (
    <>
      <title>{pageTitle(name)}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColour} />
      <link rel="manifest" href={manifestPath(locale)} />
      {data ? <Addresses {...page} /> : <meta name="robots" content="noindex" />}
      <Preview {...page} />
      {data && <script type="application/ld+json">{dataBlock(data)}</script>}
    </>
  );
}

function Addresses({ path, siteUrl, url, cover }: PageContext) {
  return (
    <>
      <link rel="canonical" href={url} />
      {hreflangs(path).map((sibling) => (
        <link key={sibling.tag} rel="alternate" hrefLang={sibling.tag} href={siteUrl + sibling.path} />
      ))}
      {!cover && <meta property="og:url" content={url} />}
    </>
  );
}

/** Open Graph tags for link previews. X (Twitter) reads them as well, apart from `twitter:card`. */
function Preview({ locale, i18n, path, siteUrl, hasPreview, cover, ...page }: PageContext) {
  const name = cover ? firm.name : page.name;
  const description = cover ? i18n.t('tagline') : page.description;
  const picture = socialPicture(locale, hasPreview ? path : undefined);
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
      <meta property="og:image:alt" content={hasPreview ? name : firm.name} />
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
