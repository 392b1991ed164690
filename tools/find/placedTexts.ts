import { bundlesIn, languageFolders } from '../../plugins/bundles.ts';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { pagesOf } from '../../src/core/pages.ts';
import { positionAt } from '../i18n/finding.ts';
import { readBundle } from '../i18n/readBundle.ts';
import type { PlacedText } from './findTexts.ts';

/** Every text of every language, by its nearness to the page at an address; broken files are left out. */
export function placedTexts(root: string, address: string): PlacedText[] {
  const locale = localeOf(address);
  const path = unlocalizedPath(address);
  const page = pagesOf(locale).find((row) => row.path === path || row.path === '*');
  // `common` is on every page; of a page's bundles its own is the last.
  const loaded = ['common', ...(page?.bundles ?? [])];
  return languageFolders(root).flatMap((id) =>
    bundlesIn(root, id).flatMap((namespace): PlacedText[] => {
      const folder = namespace === 'common' ? locale.id : (page?.textsFrom ?? locale.id);
      const near = id === folder ? loaded.indexOf(namespace) + 1 : 0;
      const { file = '', source = '', texts = [], offsets } = readBundle(root, id, namespace) ?? {};
      const english = id === defaultLocale.id ? undefined : readBundle(root, defaultLocale.id, namespace);
      return [...texts].map(([key, text]) => {
        const { line } = positionAt(source, offsets?.get(key) ?? 0);
        return { file, key, line, text, near, english: english?.texts.get(key) };
      });
    }),
  );
}
