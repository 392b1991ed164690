import type { i18n as I18n } from 'i18next';
import { firm } from '../firm/firm.ts';
import type { Page } from '../pages.tsx';

/** What a page says of itself to a browser's tab and to a search engine. */
export interface PageMeta {
  title: string;
  description: string;
}

/**
 * The title and the description of a page, from its last bundle.
 *
 * The home page's title is the firm's name alone; every other title is followed by it. A service page is
 * described by its own description, a profile is titled with the lawyer's name.
 */
export function pageMeta(page: Page, i18n: I18n): PageMeta {
  // Which bundle it is, is known at run time only; the bundle check holds each of them to these keys.
  const t = i18n.getFixedT(null, page.bundles.at(-1) ?? 'common') as unknown as (
    key: string,
    values?: object,
  ) => string;
  const withFirm = (title: string) => `${title} | ${firm.name}`;
  switch (page.meta) {
    case 'firm':
      return { title: firm.name, description: t('meta.description') };
    case 'service':
      return { title: withFirm(t('title')), description: t('description') };
    case undefined:
      return { title: withFirm(t('meta.title')), description: t('meta.description') };
    default:
      return {
        title: withFirm(page.meta.name),
        description: t('meta.description', { lawyer: page.meta.name, years: page.meta.years }),
      };
  }
}
