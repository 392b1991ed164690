import type { JSONPath } from 'jsonc-parser';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { type Finding, sentences } from '../../i18n/finding.ts';
import type { Translate } from '../../i18n/messages.ts';
import {
  type Bundle,
  bundleFile,
  bundlesIn,
  expectedTexts,
  parseBundle,
  pathOf,
  readBundle,
} from '../../i18n/readBundle.ts';
import { type Site, type TextLanguage, textLanguages } from '../../i18n/site.ts';
import type { Place } from '../protocol.ts';

/** Why a request of the panel failed, in words for the translator. */
export class TextError extends Error {
  /** @param status the HTTP status */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The error for a language, a file or a text that does not exist. */
export const gone = (place: string, t: Translate): TextError =>
  new TextError(404, t('panel.refusals.gone', { place }));

/** The language with an id. Throws a TextError if there is none. */
export function findLanguage(site: Site, localeId: string, t: Translate): TextLanguage {
  const found = textLanguages(site).find(({ id }) => id === localeId);
  if (!found) throw gone(`locales/${localeId}`, t);
  return found;
}

/** Throws a TextError if a file cannot be read, as the check of the texts says it. */
export function needReadable(file: string, [broken]: readonly Finding[], t: Translate): void {
  if (!broken) return;
  throw new TextError(422, t('panel.refusals.notWritable', { file, reason: sentences(broken, t) }));
}

/** A text with its bundle, which has it or is to have it. */
interface FoundText {
  language: TextLanguage;
  own: Bundle;
  english: Bundle;
  path: JSONPath;
  /** The present text; `null` if there is none, or an empty one. */
  now: string | null;
  /** The English that it translates; `null` if there is none. */
  source: string | null;
}

/** Finds a text by its place. Throws a TextError if there is none, or if its file is broken. */
export function findText(site: Site, { locale, file: namespace, key }: Place, t: Translate): FoundText {
  const { root } = site;
  const language = findLanguage(site, locale, t);
  const file = bundleFile(locale, namespace);
  if (!bundlesIn(root, defaultLocale.id).includes(namespace)) throw gone(file, t);
  const read = (id: string) => readBundle(root, id, namespace) ?? parseBundle(id, namespace, '{}\n');
  const [own, english] = [read(locale), read(defaultLocale.id)];
  // A broken English file would seem to lack the key.
  for (const { file: broken, findings } of [own, english]) needReadable(broken, findings, t);
  const now = own.texts.get(key);
  const source = expectedTexts(english, language.tag).get(key);
  if (now === undefined && source === undefined) throw gone(`${file}: ${key}`, t);
  return { language, own, english, path: pathOf(key), now: now || null, source: source ?? null };
}
