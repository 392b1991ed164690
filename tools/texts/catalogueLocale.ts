import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import type { Words } from '../words/wordsIn.ts';
import { noSuchLanguage } from './exportPo.ts';
import { languageName } from './languageName.ts';
import { ImportRefused, readCatalogue } from './readCatalogue.ts';
import type { Site } from './site.ts';

/**
 * The language that a catalogue translates into: that of its header, as different software writes it (`zh_CN` for
 * `zh-Hans`), or where the header names none, that of the files which its entries refer to. Throws ImportRefused if
 * neither says it, or if they contradict each other.
 */
export function catalogueLocale(site: Site, file: string, words: Words): Locale {
  const { tag, folders } = readCatalogue(file, words);
  const targets = site.locales.filter(({ id }) => id !== defaultLocale.id);
  const [referred, ...further] = targets.filter(({ id }) => folders.includes(id));
  const named = targets.find((row) => row.id === tag || isSame(row.tag, tag));
  if (named && (!referred || folders.includes(named.id))) return named;
  if (referred && further.length === 0 && !languageName(normal(tag))) return referred;
  const wanted = referred ? [referred, ...further] : targets;
  const header = words.reports('import.header', {
    found: `Language: ${tag}`,
    wanted: wanted.map((row) => `“Language: ${row.tag}”`),
  });
  const reason = named
    ? words.reports('import.otherLanguage', { files: wanted.map(({ id }) => `locales/${id}`) })
    : noSuchLanguage(site, tag, words);
  throw new ImportRefused(file, [`${reason} ${header}`], words);
}

/** A tag in the form of BCP 47: `zh_Hans` → `zh-Hans`. */
const normal = (tag: string): string => tag.trim().replaceAll('_', '-');

/** Whether two tags are the same language in the same script: `zh-Hans` and `zh_CN`. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((tag) => {
    try {
      const { language, script } = new Intl.Locale(normal(tag)).maximize();
      return `${language}-${script}`;
    } catch {
      // No tag at all, such as an empty header.
      return undefined;
    }
  });
  return a !== undefined && a === b;
}
