import type { i18n as I18n } from 'i18next';
import { firm } from '../firm/firm.ts';
import type { Page } from '../pages.tsx';

/** What a page says of itself to a browser's tab and to a search engine. */
export interface PageMeta {
  /** What the page is called on the site. */
  name: string;
  /** The name, followed by the firm's. */
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
  const inner = (name: string, description: string) => ({
    name,
    title: `${name} | ${firm.name}`,
    description,
  });
  switch (page.meta) {
    case 'firm':
      return { name: firm.name, title: firm.name, description: t('meta.description') };
    case 'service':
      return inner(t('title'), t('description'));
    case undefined:
      return inner(t('meta.title'), t('meta.description'));
    default: {
      const { name, years } = page.meta;
      return inner(name, t('meta.description', { lawyer: name, years }));
    }
  }
}
