import type { JSONPath } from 'jsonc-parser';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { expectedTexts } from '../../i18n/expectedTexts.ts';
import { sentences } from '../../i18n/finding.ts';
import type { Messages } from '../../i18n/messagesIn.ts';
import { type Bundle, bundleFile, bundlesIn, parseBundle, readBundle } from '../../i18n/readBundle.ts';
import { furtherLanguages, type Site } from '../../i18n/site.ts';
import type { Place } from '../marks.ts';

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

/** The languages that can be edited: those of the site, and others that have a page. */
export const localeIds = (site: Site): string[] => [
  ...site.locales.map(({ id }) => id),
  ...furtherLanguages(site),
];

/** The BCP-47 tag of a language; for a folder that is not a language of the site, its name. */
export const tagOf = ({ locales }: Site, localeId: string): string =>
  locales.find(({ id }) => id === localeId)?.tag ?? localeId;

/** A text with its bundle, which has it or is to have it. */
interface FoundText {
  own: Bundle;
  english?: Bundle;
  path: JSONPath;
  /** The present text; `null` if there is none. */
  now: string | null;
  /** The English that it translates. */
  expected?: string;
}

/** Finds a text by its place. Throws a TextError if there is none, or if its file is broken. */
export function findText(site: Site, { locale, file: namespace, key }: Place, messages: Messages): FoundText {
  const { root } = site;
  const file = bundleFile(locale, namespace);
  if (!localeIds(site).includes(locale)) {
    throw new TextError(404, messages.panel('refusals.noLanguage', { language: locale }));
  }
  const known = [...bundlesIn(root, defaultLocale.id), ...bundlesIn(root, locale)];
  if (!known.includes(namespace)) throw new TextError(404, messages.panel('refusals.noFile', { file }));
  const own = readBundle(root, locale, namespace) ?? parseBundle(locale, namespace, '{}\n');
  const english = locale === defaultLocale.id ? own : readBundle(root, defaultLocale.id, namespace);
  const [broken] = own.findings;
  if (broken) {
    const reason = sentences(broken, messages.findings);
    throw new TextError(422, messages.panel('refusals.notWritable', { file, reason }));
  }
  const expected = english && expectedTexts(english, tagOf(site, locale)).get(key)?.english;
  const text = own.texts.get(key);
  const path = text?.path ?? expected?.path;
  if (!path) throw new TextError(404, messages.panel('refusals.noText', { file, key }));
  return { own, english, path, now: text?.value ?? null, expected: expected?.value };
}
