import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleFile, bundlesIn } from '../../../plugins/bundles.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { checkBundle } from '../../i18n/checkBundle.ts';
import { readConfirmations, writeConfirmation } from '../../i18n/confirmations.ts';
import { advice, formatFinding } from '../../i18n/finding.ts';
import { readGlossary } from '../../i18n/glossary.ts';
import { type ChangedText, changedTexts } from '../../i18n/history.ts';
import type { Translate } from '../../i18n/messages.ts';
import { outdatedTexts } from '../../i18n/outdated.ts';
import {
  type Bundle,
  expectedTexts,
  parseBundle,
  pathOf,
  readBundle,
  textName,
} from '../../i18n/readBundle.ts';
import { requiredBundles, type Site, type TextLanguage, textLanguages } from '../../i18n/site.ts';
import {
  type Change,
  type Confirmation,
  type ListedText,
  type Place,
  placeName,
  type TextList,
} from '../protocol.ts';

/** Why a request of the panel failed, in words for the translator. */
export class TextError extends Error {}

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

/**
 * Writes one text to its file, as `npm run fix` would write it. Throws a TextError and changes nothing if the place
 * does not exist, if `npm run i18n` would report the text as an error, or if the file has changed in the meantime.
 *
 * @returns the warnings that `npm run i18n` would report, in words
 */
export function saveText(site: Site, change: Change, t: Translate): string[] {
  const { key, value, before } = change;
  const { language: locale, own, english, now } = findText(site, change, t);
  const { localeId, namespace, file } = own;
  if (now !== before) throw new TextError(t('panel.refusals.changed', { now: now ?? '' }));
  const source = withText(own.source, key, value);
  const bundle = parseBundle(localeId, namespace, source);
  const findings = checkBundle(localeId === english.localeId ? bundle : english, bundle, {
    ...site,
    locale,
    terms: readGlossary(site).terms,
    confirmations: readConfirmations(site.root, localeId),
  }).filter((finding) => finding.key === key);
  const wrong = findings.find(({ level }) => level === 'error');
  if (wrong) throw new TextError(advice(wrong, t));
  const path = join(site.root, file);
  mkdirSync(dirname(path), { recursive: true });
  // A crash leaves the old file.
  writeFileSync(`${path}.new`, source);
  renameSync(`${path}.new`, path);
  return findings.map((finding) => advice(finding, t));
}

/**
 * The source of a bundle with one text set. A new key comes last in its group. Entries of a list that come before a new one
 * and are missing too become empty ones, to be written later.
 */
function withText(source: string, key: string, text: string): string {
  const bundle = JSON.parse(source);
  const path = pathOf(key);
  path.reduce((part, step, depth) => {
    const next = path[depth + 1];
    const empty = () => (next === undefined ? '' : typeof next === 'number' ? [] : {});
    while (Array.isArray(part) && part.length < Number(step)) part.push(empty());
    part[step] = next === undefined ? text : (part[step] ?? empty());
    return part[step];
  }, bundle);
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/**
 * Records that a translation is right for the current English. Throws a TextError and writes nothing if the place does
 * not exist, or if the English has changed since it was read.
 */
export function confirmText(site: Site, confirmation: Confirmation, t: Translate): void {
  const { key, english } = confirmation;
  const { own, now, source } = findText(site, confirmation, t);
  if (now === null || source === null) throw gone(`${own.file}: ${key}`, t);
  if (source !== english) throw new TextError(t('panel.refusals.changed', { now: source }));
  needReadable(readConfirmations(site.root, own.localeId), t);
  writeConfirmation(site.root, own.localeId, textName(own.namespace, key), english);
}

/** A text with its bundle, which has it or is to have it. */
interface FoundText {
  language: TextLanguage;
  own: Bundle;
  english: Bundle;
  /** The present text; `null` if there is none, or an empty one. */
  now: string | null;
  /** The English that it translates; `null` if there is none. */
  source: string | null;
}

/** Finds a text by its place. Throws a TextError if there is none, or if its file is broken. */
function findText(site: Site, { locale, file: namespace, key }: Place, t: Translate): FoundText {
  const { root } = site;
  const language = findLanguage(site, locale, t);
  const file = bundleFile(locale, namespace);
  if (!bundlesIn(root, defaultLocale.id).includes(namespace)) throw gone(file, t);
  // A broken English file would seem to lack the key.
  const [own, english] = [read(root, locale, namespace, t), read(root, defaultLocale.id, namespace, t)];
  const now = own.texts.get(key);
  const source = expectedTexts(english, language.tag).get(key);
  if (now === undefined && source === undefined) throw gone(`${file}: ${key}`, t);
  return { language, own, english, now: now || null, source: source ?? null };
}

/** The language with an id. Throws a TextError if there is none. */
function findLanguage(site: Site, localeId: string, t: Translate): TextLanguage {
  const found = textLanguages(site).find(({ id }) => id === localeId);
  if (!found) throw gone(`locales/${localeId}`, t);
  return found;
}

/** The error for a language, a file or a text that does not exist. */
const gone = (place: string, t: Translate): TextError => new TextError(t('panel.refusals.gone', { place }));

/** Reads a bundle, which is empty if there is none. Throws a TextError if it is broken. */
function read(root: string, localeId: string, namespace: string, t: Translate): Bundle {
  const bundle = readBundle(root, localeId, namespace) ?? parseBundle(localeId, namespace, '{}');
  needReadable(bundle, t);
  return bundle;
}

function needReadable(bundle: Bundle | undefined, t: Translate): void {
  const [broken] = bundle?.findings ?? [];
  if (broken) throw new TextError(formatFinding(broken, t));
}
