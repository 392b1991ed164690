import './styles/tokens.css';
import './styles/base.css';
import './styles/scripts.css';
import type { ResourceKey } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { LocaleContext } from './blocks/LocaleContext.ts';
import { lawyers } from './core/firm/lawyers.ts';
import { vcardPath } from './core/firm/links.ts';
import { type BundleLoader, createI18n } from './core/i18n/createI18n.ts';
import { locales } from './core/i18n/locales.ts';
import { localizedPath } from './core/i18n/localizedPath.ts';
import { manifest, manifestPath, robots, sitemap, vcard } from './core/metadata/files.ts';
import type { PageContext } from './core/metadata/pageContext.ts';
import { structuredData } from './core/metadata/structuredData.ts';
import { type PageContent, pagesOf } from './core/pages.ts';
import { searchPath } from './core/search/entries.ts';
import { type RouteHandle, routes } from './elements.tsx';
import { Head } from './frame/Head.tsx';
import { photographOf } from './pictures/pictures.ts';
import { searchFile } from './searchFiles.ts';
import { token } from './styles/token.ts';
import tokens from './styles/tokens.css?raw';

/** A rendered page, in the parts that the shell has placeholders for. */
export interface RenderedPage {
  /** 200, or 404 for an unknown address. */
  status: number;
  lang: string;
  head: string;
  body: string;
}

const bundles = import.meta.glob<ResourceKey>(['/locales/*/**/*.json', '!**/confirmed.json'], {
  import: 'default',
  eager: true,
});
const colours = { theme: token(tokens, 'bottle'), background: token(tokens, 'paper') };
const handler = createStaticHandler(routes);

/** Loads a bundle from its file. Throws if the file does not exist. */
export async function loadBundle(localeId: string, namespace: string): Promise<ResourceKey> {
  const bundle = bundles[`/locales/${localeId}/${namespace}.json`];
  if (!bundle) throw new Error(`locales/${localeId}/${namespace}.json: there is no such file`);
  return bundle;
}

/**
 * Renders the page at an address such as `/chinese/services/criminal-law`; for an unknown address, the not-found page
 * in the language of the address. Throws if a text is missing.
 *
 * @param load loads the bundles; in development they may differ from the files
 */
export async function renderPage(
  pathname: string,
  siteUrl: string,
  load: BundleLoader = loadBundle,
): Promise<RenderedPage> {
  const match = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (match instanceof Response) throw new Error(`${pathname}: a page does not answer with a response`);
  const handle: RouteHandle | undefined = match.matches.at(-1)?.route.handle;
  if (!handle) throw new Error(`${pathname}: no route`);
  const { locale, page } = handle;
  const found = page.path !== '*';
  const loadOf: BundleLoader = (localeId, namespace) =>
    load(namespace === 'common' ? localeId : (page.folder ?? localeId), namespace);
  const i18n = await createI18n(locale, loadOf, ['common', ...page.bundles]);

  const body = renderToString(
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={{ locale, path: found ? page.path : undefined, siteUrl }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, match)}
          context={match}
          hydrate={false}
        />
      </LocaleContext>
    </I18nextProvider>,
  );
  const url = siteUrl + localizedPath(locale, page.path);
  const context: PageContext = {
    ...page.meta(i18n),
    ...{ locale, i18n, path: page.path, siteUrl, url, hasPreview: page.preview !== undefined },
    photographOf: (lawyer) => photographOf(lawyer)?.img.src,
  };
  const head = renderToStaticMarkup(
    <Head
      page={context}
      themeColour={colours.theme}
      data={found ? structuredData(context, page.data?.(context)) : undefined}
    />,
  );
  return { status: found ? 200 : 404, lang: locale.tag, head, body };
}

/** A page and its output file. */
interface PageFile {
  path: string;
  file: string;
  /** Pages of the same kind look alike. */
  kind: PageContent['kind'];
}

/** Every page in every language. */
const everyPage = locales.flatMap((locale) => pagesOf(locale).map((page) => ({ locale, ...page })));

/** Every page in every language, with its output file. */
export const pageFiles = (): PageFile[] =>
  everyPage.map(({ locale, path: pattern, content: { kind } }) => {
    const path = localizedPath(locale, pattern === '*' ? '/404' : pattern);
    return { path, file: path === '/' ? '/index.html' : `${path}.html`, kind };
  });

/** A generated file that is not a page. */
export interface OtherFile {
  /** Its path, in the URL and in the build. */
  path: string;
  type: string;
  text: () => string | Promise<string>;
}

/** The sitemap and robots.txt, and for each language the web manifest, the lawyers' vCards and what can be searched for. */
export const otherFiles = (siteUrl: string): OtherFile[] => [
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    text: () =>
      sitemap(
        siteUrl,
        everyPage.filter(({ path }) => path !== '*'),
      ),
  },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: () => robots(siteUrl) },
  ...locales.flatMap((locale) => [
    {
      path: manifestPath(locale),
      type: 'application/manifest+json; charset=utf-8',
      text: async () => {
        const { t } = await createI18n(locale, loadBundle, ['common', 'profile']);
        return JSON.stringify(manifest(locale, t('subtitle', { ns: 'profile' }), colours), null, 2);
      },
    },
    ...lawyers.map((lawyer) => ({
      path: localizedPath(locale, vcardPath(lawyer)),
      type: 'text/vcard; charset=utf-8',
      text: async () => {
        const { t } = await createI18n(locale, loadBundle, ['common', `lawyers/${lawyer.id}`]);
        const url = siteUrl + localizedPath(locale, `/lawyers/${lawyer.slug}`);
        return vcard(lawyer, t('role', { ns: `lawyers/${lawyer.id}` }), url);
      },
    })),
    {
      path: searchPath(locale),
      type: 'application/json; charset=utf-8',
      text: () => searchFile(locale, loadBundle),
    },
  ]),
];
