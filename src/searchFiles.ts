import { Converter } from 'opencc-js/t2cn';
import { type BundleLoader, createI18n } from './core/i18n/createI18n.ts';
import type { Locale } from './core/i18n/locales.ts';
import { searchBundles, searchEntries } from './core/search/entries.ts';
import type { SearchFile } from './core/search/find.ts';

/** The file with everything that a visitor can search for in a language. */
export async function searchFile(locale: Locale, load: BundleLoader): Promise<string> {
  const i18n = await createI18n(locale, load, ['common', ...searchBundles]);
  const entries = searchEntries(i18n, locale);
  const kinds: SearchFile['kinds'] = i18n.t('search.kinds', { ns: 'situations', returnObjects: true });
  const subjects: Record<string, string> = i18n.t('alarm', { ns: 'words', returnObjects: true });
  const alarm = Object.values(subjects);
  const traditional = traditionalOf(JSON.stringify([entries, alarm]));
  const file: SearchFile = { entries, kinds, alarm, traditional };
  return JSON.stringify(file);
}

/** Pairs of a Traditional character and the Simplified one in a text that it stands for, so that either is found. */
function traditionalOf(text: string): string[] {
  const simplify = Converter({ from: 't', to: 'cn' });
  const used = new Set(text.match(/\p{Script=Han}/gu));
  const han = Array.from({ length: 0xa000 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
  return used.size === 0
    ? []
    : han.flatMap((sign) => {
        const simplified = simplify(sign);
        return simplified !== sign && used.has(simplified) && !used.has(sign) ? [sign + simplified] : [];
      });
}
