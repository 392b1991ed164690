import { defaultLocale } from '../../../src/i18n/locales.ts';
import { expectedTexts } from '../../i18n/expectedTexts.ts';
import { formatFinding } from '../../i18n/finding.ts';
import { english as englishMessages, type Messages } from '../../i18n/messagesIn.ts';
import { type OutdatedTexts, outdatedTexts } from '../../i18n/outdated.ts';
import { type Bundle, bundleFile, bundlesIn, readBundle, textName } from '../../i18n/readBundle.ts';
import { requiredBundles, type Site } from '../../i18n/site.ts';
import type { ListedText, State, TextList } from '../protocol.ts';
import { TextError, tagOf } from './findText.ts';
import { changedFiles } from './ownChanges.ts';

/**
 * Lists every text of a language in the order of the English files. A folder that is not a language of the site need
 * not have all files. Throws a TextError if a file is broken.
 */
export async function listTexts(
  site: Site,
  localeId: string,
  messages: Messages = englishMessages(),
): Promise<TextList> {
  const locale = site.locales.find(({ id }) => id === localeId);
  const own = bundlesIn(site.root, localeId);
  const namespaces = locale ? [...new Set([...requiredBundles(site, locale), ...own])] : own;
  const isEnglish = localeId === defaultLocale.id;
  const outdated: OutdatedTexts | undefined = isEnglish
    ? new Map()
    : await outdatedTexts(site.root, localeId).catch(() => undefined);
  const changed = await changedFiles(site.root, localeId);
  const texts = namespaces.flatMap((namespace) => {
    const english = read(site.root, defaultLocale.id, namespace, messages);
    const bundle = read(site.root, localeId, namespace, messages);
    const expected = english ? expectedTexts(english, tagOf(site, localeId)) : new Map();
    return [...new Set([...expected.keys(), ...(bundle?.texts.keys() ?? [])])].map((key): ListedText => {
      const text = {
        english: expected.get(key)?.english.value ?? null,
        value: bundle?.texts.get(key)?.value ?? null,
      };
      const original = changed.get(bundleFile(localeId, namespace));
      const isChanged = original && (original.get(key) ?? null) !== text.value;
      const change = outdated?.get(textName(namespace, key));
      return {
        ...{ locale: localeId, file: namespace, key, ...text },
        states: isEnglish ? [] : statesOf(text.value, change !== undefined),
        ...(change && { before: change.before }),
        ...(isChanged && { original: original.get(key) ?? null }),
      };
    });
  });
  return {
    name: locale?.name ?? localeId,
    texts,
    ...(outdated ? {} : { problem: messages.reports('noHistory') }),
  };
}

function read(root: string, localeId: string, namespace: string, messages: Messages): Bundle | undefined {
  const bundle = readBundle(root, localeId, namespace);
  const [broken] = bundle?.findings ?? [];
  if (broken) throw new TextError(422, formatFinding(broken, messages.findings));
  return bundle;
}

function statesOf(value: string | null, outdated: boolean): State[] {
  if (value === null) return ['missing'];
  return outdated ? ['outdated'] : [];
}
