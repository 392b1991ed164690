import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Resources } from './i18n/resources.d.ts';
import type { PageContext, PageMeta } from './metadata/page.ts';

/** A row of the page table: a page of the site, in every language that has it. */
export interface Page {
  /** Path without the language; `*` matches every other path. */
  path: string;
  element: ReactElement;
  /** The bundles that it needs in addition to `common`, its own last. */
  bundles: readonly (keyof Resources)[];
  /** For the two pages that not every language has: Home is for the default language, LanguagePage for the others. */
  only?: 'default' | 'translations';
  /** Folder of its bundles in `locales/`, if not the locale's own. */
  folder?: string;
  /** Its name and description, if not `meta.title` and `meta.description` of its own bundle. */
  meta?: (i18n: I18n) => PageMeta;
  /** Its structured data. */
  data?: (context: PageContext) => Thing[];
}

/** The name and description of a page, in the language of `i18n`. Throws if a text is missing. */
export function metaOf({ bundles, meta }: Pick<Page, 'bundles' | 'meta'>, i18n: I18n): PageMeta {
  if (meta) return meta(i18n);
  const t = i18n.getFixedT(null, bundles.at(-1) ?? null);
  return { name: t('meta.title' as never), description: t('meta.description' as never) };
}
