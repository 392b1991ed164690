import type { i18n as I18n } from 'i18next';
import type { Graph, Thing } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import type { Page } from '../pages.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faqPage.ts';
import { legalService, webSite } from './legalService.ts';
import { person } from './person.ts';
import { service } from './service.ts';

/** A page, as the parts of its data need to know it. */
export interface PageContext {
  page: Page;
  locale: Locale;
  i18n: I18n;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}

/**
 * What a page says to search engines in schema.org's terms: the firm on its home and contact pages, the lawyer,
 * the service or the questions on theirs, and on every inner page the way to it. Only what the page itself
 * says, and neither ratings nor awards: the profession's publicity rules, and Google's on reviews of oneself.
 *
 * Nothing for a page without an address.
 */
export function structuredData(context: PageContext): Graph | undefined {
  const { path } = context.page;
  if (path === '*') return undefined;
  const things: Thing[] = [...subject(context)];
  if (path !== '/') things.push(breadcrumbs(context));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** What the page is about. */
function subject(context: PageContext): Thing[] {
  const { page } = context;
  if (page.path === '/') return [webSite(context), legalService(context)];
  if (page.path === '/contact') return [legalService(context)];
  if (page.id === 'faq') return [faqPage(context)];
  if (page.meta === 'service') return [service(context)];
  if (typeof page.meta === 'object') return [person(context, page.meta)];
  return [];
}
