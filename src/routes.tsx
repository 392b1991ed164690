import type { RouteObject } from 'react-router-dom';
import { type Locale, locales } from './core/i18n/locales.ts';
import { type Page, pagesOf } from './core/pages.ts';
import { elementOf } from './elements.tsx';
import { Frame } from './frame/Frame.tsx';

/** The handle of a matched route. */
export interface RouteHandle {
  locale: Locale;
  page: Page;
}

/** Locales × pages, as react-router routes. */
export const routes: RouteObject[] = locales.map((locale) => ({
  path: locale.prefix || '/',
  element: <Frame />,
  children: pagesOf(locale).map((page) => ({
    path: page.path === '/' ? undefined : page.path.replace(/^\//, ''),
    index: page.path === '/',
    element: elementOf(page.content),
    handle: { locale, page } satisfies RouteHandle,
  })) as RouteObject[],
}));
