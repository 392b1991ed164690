import type { RouteObject } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { type Locale, locales } from './i18n/locales.ts';
import type { Page } from './pageRow.ts';
import { pagesOf } from './pages.tsx';

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
    element: page.element,
    handle: { locale, page } satisfies RouteHandle,
  })) as RouteObject[],
}));
