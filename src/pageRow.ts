import type { i18n as I18n, TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { Resources } from './i18n/resources.d.ts';
import type { PageContext, PageMeta } from './metadata/page.ts';

type Namespace = keyof Resources;

/** The `t` of one bundle, as `getFixedT` returns it. */
type TextsOf<Own extends Namespace> = TFunction<Own extends null ? 'common' : Own>;

interface PlacedPage {
  id: string;
  /** Path without the language; `*` matches every other path. */
  path: string;
  element: ReactElement;
  /** For the two pages that not every language has: Home is for the default language, LanguagePage for the others. */
  only?: 'default' | 'translations';
  /** Folder of its bundles in `locales/`, if not the locale's own. */
  folder?: string;
}

/** A row of the page table. */
interface PageRow<Own extends Namespace> extends PlacedPage {
  own: Own;
  /** Bundles that it needs in addition to its own and `common`. */
  others?: readonly Namespace[];
  /** Its name and description, if not `meta.title` and `meta.description` of its own bundle. */
  name?: (t: TextsOf<Own>) => string;
  description?: (t: TextsOf<Own>) => string;
  /** Its structured data. */
  data?: (context: PageContext) => Thing[];
}

/** A page of the site, in every language that has it. */
export interface Page extends PlacedPage {
  /** All its bundles except `common`. */
  bundles: readonly Namespace[];
  meta: (i18n: I18n) => PageMeta;
  data: (context: PageContext) => Thing[];
}

/** Makes a page from its row. */
export const page = <Own extends Namespace>(row: PageRow<Own>): Page => {
  const {
    own,
    others = [],
    name = (t) => t('meta.title' as never),
    description = (t) => t('meta.description' as never),
    data = () => [],
    ...placed
  } = row;
  return {
    ...placed,
    bundles: [...others, own],
    meta: (i18n) => {
      const t = i18n.getFixedT(null, own);
      return { name: name(t), description: description(t) };
    },
    data,
  };
};
