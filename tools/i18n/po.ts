// Gettext catalogues (PO), for Poedit and other translation software.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { writeConfirmation } from './confirmations.ts';
import { expectedTexts } from './expectedTexts.ts';
import { formatFinding } from './finding.ts';
import { readGlossary, type Term, termsIn } from './glossary.ts';
import type { Translate } from './messages.ts';
import type { Outdated, OutdatedTexts } from './outdated.ts';
import { type Bundle, parseBundle, readBundle, textName } from './readBundle.ts';
import { setText } from './setText.ts';
import { requiredBundles, type Site, type TextLanguage } from './site.ts';
import { tidyText } from './tidyText.ts';

/**
 * Exports the texts of a language, with English as the source and the glossary's terms as comments. Throws, naming the
 * file, if a bundle is broken.
 *
 * @param outdated marked as fuzzy, with the English that they were translated from
 */
export function exportPo(site: Site, locale: TextLanguage, outdated: OutdatedTexts, t: Translate): string {
  const { terms } = readGlossary(site);
  const entries = readAll(site, locale, t).flatMap(({ own, expected }) =>
    [...expected].map(([key, english]): [string, Record<string, GetTextTranslation>] => {
      const msgctxt = textName(own.namespace, key);
      const comments = {
        reference: own.file,
        extracted: notes(english.value, locale.id, terms),
        ...needsWork(outdated.get(msgctxt)),
      };
      const msgstr = [own.texts.get(key)?.value ?? ''];
      return [msgctxt, { [english.value]: { msgctxt, msgid: english.value, msgstr, comments } }];
    }),
  );
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: locale.tag,
  };
  const catalogue = { charset: 'utf-8', headers, translations: Object.fromEntries(entries) };
  return new TextDecoder().decode(po.compile(catalogue, { foldLength: 0 }));
}

/**
 * Imports the finished translations of a catalogue: writes the texts that differ, and nothing else in their files. The
 * check of the texts reports their mistakes. Throws if the catalogue or a bundle cannot be read.
 *
 * @param file path of the catalogue
 * @param outdated one that is imported unchanged and no longer fuzzy is confirmed
 * @returns what was done, in words
 */
export function importPo(
  site: Site,
  locale: TextLanguage,
  file: string,
  outdated: OutdatedTexts,
  t: Translate,
): string {
  const { translations } = po.parse(readFileSync(file, 'utf8'), { validation: true });
  const entries = new Map(
    Object.values(translations)
      .flatMap((byText) => Object.values(byText))
      .filter(({ msgid }) => msgid)
      .map((entry) => [entry.msgctxt ?? '', entry]),
  );
  const changed: string[] = [];
  const englishChanged: string[] = [];
  for (const { own, expected } of readAll(site, locale, t)) {
    let { source } = own;
    for (const [key, english] of expected) {
      const name = textName(own.namespace, key);
      const entry = entries.get(name);
      entries.delete(name);
      if (!entry || !isFinished(entry)) continue;
      const before = own.texts.get(key)?.value;
      const [typed = ''] = entry.msgstr;
      // A line break within a text is intended: translation software displays it.
      const wordings = [before ?? null, english.value, typed.trim()];
      const text = typed === before ? typed : tidyText(typed, ...wordings);
      if (entry.msgid !== english.value) englishChanged.push(name);
      if (text !== before) {
        source = setText(source, english.path, text);
        changed.push(name);
      } else if (outdated.get(name)?.now === entry.msgid) {
        writeConfirmation(site.root, locale.id, name, entry.msgid);
      }
    }
    if (source !== own.source) write(join(site.root, own.file), source);
  }
  const list = (names: Iterable<string>) => [...names].map((name) => `\n  ${name}`).join('');
  return [
    t('reports.import.changed', { count: changed.length }) + list(changed),
    ...(englishChanged.length > 0 ? [t('reports.import.englishChanged') + list(englishChanged)] : []),
    ...(entries.size > 0 ? [t('reports.import.unknown') + list(entries.keys())] : []),
  ].join('\n');
}

/** The bundles that a language must have, each with the texts that it must have; a missing one is empty. */
function readAll(site: Site, locale: TextLanguage, t: Translate) {
  return requiredBundles(site, locale).map((namespace) => {
    const english = readable(site, defaultLocale.id, namespace, t);
    const own = readable(site, locale.id, namespace, t);
    return { own, expected: expectedTexts(english, locale.tag) };
  });
}

function readable({ root }: Site, localeId: string, namespace: string, t: Translate): Bundle {
  const bundle = readBundle(root, localeId, namespace) ?? parseBundle(localeId, namespace, '{}\n');
  const [broken] = bundle.findings;
  if (broken) throw new Error(formatFinding(broken, t));
  return bundle;
}

const isFinished = ({ msgstr: [text], comments }: GetTextTranslation): boolean =>
  Boolean(text) && !comments?.flag?.split(/,\s*/).includes('fuzzy');

function write(path: string, source: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

/** Gettext's fuzzy flag, and the previous source text. */
const needsWork = (change: Outdated | undefined): { flag?: string; previous?: string } =>
  change ? { flag: 'fuzzy', previous: `msgid ${JSON.stringify(change.before)}` } : {};

function notes(english: string, localeId: string, terms: readonly Term[]): string {
  return termsIn(english, terms)
    .filter(({ forms }) => forms[localeId])
    .map(({ en, forms, notes }) => {
      const note = notes[localeId] ?? notes[defaultLocale.id];
      return `${en} = ${forms[localeId]?.join(', ')}${note ? `. ${note}` : ''}`;
    })
    .join('\n');
}
