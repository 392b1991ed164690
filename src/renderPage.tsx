import './styles/tokens.css';
import './styles/base.css';
import './styles/scripts.css';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { LocaleContext } from './blocks/LocaleContext.ts';
import { type BundleLoader, createI18n } from './core/i18n/createI18n.ts';
import { defaultLocale, type Locale, locales } from './core/i18n/locales.ts';
import { localizedPath } from './core/i18n/localizedPath.ts';
import { type PageContext, pageTitle } from './core/metadata/pageContext.ts';
import { structuredData } from './core/metadata/structuredData.ts';
import { type Page, type PageContent, pagesOf } from './core/pages.ts';
import { elementOf } from './elements.tsx';
import { Head } from './frame/Head.tsx';
import { loadBundle } from './loadBundle.ts';
import { photographOf } from './pictures/pictures.ts';
import { token } from './styles/token.ts';
import tokens from './styles/tokens.css?raw';

/** A rendered page, in the parts that the shell has placeholders for. */
export interface RenderedPage {
  path: string;
  /** Pages of the same kind look alike. */
  kind: PageContent['kind'];
  /** 200, or 404 for an unknown address. */
  status: number;
  lang: string;
  head: string;
  body: string;
}

const themeColour = token(tokens, 'bottle');

const routes = locales.map((locale) => ({
  path: locale.prefix || '/',
  children: pagesOf(locale).map((page) => ({ path: page.path.replace(/^\//, ''), handle: { locale, page } })),
}));

/** The page at an address, and its language; the not-found page for an unknown one. */
function pageAt(pathname: string): { locale: Locale; page: Page } {
  const { handle } = matchRoutes<RouteObject>(routes, pathname)?.at(-1)?.route ?? {};
  if (!handle) throw new Error(`${pathname}: no route`);
  return handle;
}

/**
 * Renders the page at an address such as `/chinese/services/criminal-law`; for an unknown address, the not-found page
 * in the language of the address. Throws if a text is missing.
 */
export async function renderPage(pathname: string, siteUrl: string): Promise<RenderedPage> {
  const { locale, page } = pageAt(pathname);
  const found = page.path !== '*';
  const loadOf: BundleLoader = (localeId, namespace) =>
    loadBundle(namespace === 'common' ? localeId : (page.textsFrom ?? localeId), namespace);
  const i18nIn = (locale: Locale) => createI18n(locale, loadOf, ['common', ...page.bundles]);
  const i18n = await i18nIn(locale);
  // The firm reads English first.
  const english = page.about && (await i18nIn(defaultLocale));
  const about = english && page.about && [...new Set([english, i18n].map(page.about))].join('\n\n');
  const cover = page.cover && pageTitle(page.cover(i18n));
  const url = siteUrl + localizedPath(locale, found ? page.path : '/');

  const body = renderToString(
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={{ locale, path: found ? page.path : undefined, url, about, english, cover }}>
        {elementOf(page.content)}
      </LocaleContext>
    </I18nextProvider>,
  );
  const context: PageContext = {
    ...page.meta(i18n),
    ...{ locale, i18n, path: page.path, siteUrl, url, hasPreview: page.preview !== undefined, cover },
    photographOf: (lawyer) => photographOf(lawyer)?.img.src,
  };
  const data = found ? structuredData(context, page.data?.(context)) : undefined;
  const head = renderToStaticMarkup(<Head page={context} themeColour={themeColour} data={data} />);
  const { kind } = page.content;
  return { path: pathname, kind, status: found ? 200 : 404, lang: locale.tag, head, body };
}
