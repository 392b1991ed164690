import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { formatFinding } from '../../i18n/finding.ts';
import { type ChangedText, changedTexts } from '../../i18n/history.ts';
import type { Translate } from '../../i18n/messages.ts';
import { outdatedTexts } from '../../i18n/outdated.ts';
import { type Bundle, expectedTexts, parseBundle, readBundle, textName } from '../../i18n/readBundle.ts';
import { requiredBundles, type Site } from '../../i18n/site.ts';
import { type ListedText, placeName, type TextList } from '../protocol.ts';
import { findLanguage, TextError } from './findText.ts';

/** Lists every text of a language in the order of the English files. Throws a TextError if a file is broken. */
export function listTexts(site: Site, localeId: string, t: Translate): TextList {
  const { root } = site;
  const { name, tag } = findLanguage(site, localeId, t);
  const outdated = localeId === defaultLocale.id ? new Map() : outdatedTexts(root, localeId);
  const originals = new Map(ownChanges(root).map((text) => [placeName(text), text.before]));
  const texts = requiredBundles(site, { id: localeId }).flatMap((file) => {
    const own = read(root, localeId, file, t);
    const expected = expectedTexts(read(root, defaultLocale.id, file, t), tag);
    return [...new Set([...expected.keys(), ...own.texts.keys()])].map((key): ListedText => {
      const place = { locale: localeId, file, key };
      const value = own.texts.get(key) || null;
      const change = outdated?.get(textName(file, key));
      return {
        ...place,
        value,
        english: expected.get(key) ?? null,
        ...(value === null && { state: 'missing' }),
        ...(change && { state: 'outdated', before: change.before }),
        original: originals.get(placeName(place)),
      };
    });
  });
  return { name, texts, ...(!outdated && { problem: t('reports.noHistory') }) };
}

/** The texts changed since the last commit; none without git. */
function ownChanges(root: string): ChangedText[] {
  try {
    return changedTexts(root, 'HEAD');
  } catch {
    return [];
  }
}

/** Reads a bundle, which is empty if there is none. */
function read(root: string, localeId: string, namespace: string, t: Translate): Bundle {
  const bundle = readBundle(root, localeId, namespace) ?? parseBundle(localeId, namespace, '{}');
  const [broken] = bundle.findings;
  if (broken) throw new TextError(422, formatFinding(broken, t));
  return bundle;
}
