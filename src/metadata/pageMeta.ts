import type { i18n as I18n } from 'i18next';
import { firm } from '../firm/firm.ts';
import type { Page } from '../pages.tsx';

/** What a page says of itself to a browser's tab and to a search engine. */
export interface PageMeta {
  title: string;
  description: string;
}

/**
 * What a page is called on the site: the title in its last bundle; the firm's name for the home page, the
 * lawyer's for a profile.
 */
export function pageName(page: Page, i18n: I18n): string {
  switch (page.meta) {
    case 'firm':
      return firm.name;
    case 'service':
      return textsOf(page, i18n)('title');
    case undefined:
      return textsOf(page, i18n)('meta.title');
    default:
      return page.meta.name;
  }
}

/**
 * The title and the description of a page. The home page's title is the firm's name alone; every other page's
 * is its name, followed by the firm's. A service page is described by its own description.
 */
export function pageMeta(page: Page, i18n: I18n): PageMeta {
  const t = textsOf(page, i18n);
  const name = pageName(page, i18n);
  const lawyer = typeof page.meta === 'object' ? { lawyer: page.meta.name, years: page.meta.years } : {};
  return {
    title: page.meta === 'firm' ? name : `${name} | ${firm.name}`,
    description: page.meta === 'service' ? t('description') : t('meta.description', lawyer),
  };
}

/** The texts of a page's last bundle. Which it is, is known at run time only; the bundle check holds each to its keys. */
function textsOf(page: Page, i18n: I18n): (key: string, values?: object) => string {
  return i18n.getFixedT(null, page.bundles.at(-1) ?? 'common') as never;
}
