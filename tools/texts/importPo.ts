import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GetTextTranslation } from 'gettext-parser';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { tidyText } from '../translator/tidyText.ts';
import { english as englishWords, type Words } from '../words/wordsIn.ts';
import { catalogueLocale } from './catalogueLocale.ts';
import { checkTexts } from './checkTexts.ts';
import { writeConfirmation } from './confirmations.ts';
import { type ExpectedText, expectedTexts } from './expectedTexts.ts';
import { type Finding, inWords } from './finding.ts';
import type { OutdatedTexts } from './outdated.ts';
import { type Bundle, parseBundle, readBundle } from './readBundle.ts';
import { ImportRefused, readCatalogue } from './readCatalogue.ts';
import { readGlossary } from './readGlossary.ts';
import { requiredBundles } from './requiredBundles.ts';
import { setText } from './setText.ts';
import type { Site } from './site.ts';
import { contextOf } from './textName.ts';

/** A bundle during an import: its present and new source, and the changed keys. */
interface Draft {
  english: Bundle;
  expected: Map<string, ExpectedText>;
  before: Bundle;
  after: Bundle;
  changed: string[];
}

/** A translation, matched to its bundle and key. */
interface Placed {
  draft: Draft;
  key: string;
  entry: GetTextTranslation;
}

/**
 * Imports the translations of a gettext catalogue into the bundles of its language. Writes only texts that differ, and
 * nothing else in their files; entries that are fuzzy, or empty on both sides, are skipped.
 *
 * @param outdated one that comes back unchanged and not fuzzy is confirmed to be right
 * @returns what was done, in words
 * @throws ImportRefused, and writes nothing, if the file is broken, names an unknown key, or has a translation that the
 * check would report as an error
 */
export function importPo(
  site: Site,
  file: string,
  outdated: OutdatedTexts = new Map(),
  words: Words = englishWords(),
): string {
  const locale = catalogueLocale(site, file, words);
  const { entries } = readCatalogue(file, words);
  const drafts = readDrafts(site, locale);
  const placed = place(file, entries, drafts, words);
  const finished = placed.filter(({ entry }) => isFinished(entry));
  for (const translation of finished) apply(translation);
  const wrong = [
    ...emptied(placed, words),
    ...[...drafts.values()].flatMap((draft) => problemsOf(site, locale, draft, words)),
  ];
  if (wrong.length > 0) throw new ImportRefused(file, wrong, words);

  const changed = [...drafts.values()].filter((draft) => draft.changed.length > 0);
  for (const { after } of changed) write(join(site.root, after.file), after.source);
  const confirmed = finished.filter((translation) => isConfirmed(translation, outdated));
  for (const { draft, key, entry } of confirmed) {
    writeConfirmation(site.root, locale.id, { namespace: draft.after.namespace, key }, entry.msgid);
  }
  return summary(changed, placed, finished, confirmed, words);
}

function readDrafts(site: Site, locale: Locale): Map<string, Draft> {
  const drafts = requiredBundles(site, locale).flatMap((namespace): [string, Draft][] => {
    const english = readBundle(site.root, defaultLocale.id, namespace);
    if (!english) return [];
    const before = readBundle(site.root, locale.id, namespace) ?? parseBundle(locale.id, namespace, '{}\n');
    const expected = expectedTexts(english, locale.tag);
    return [[namespace, { english, expected, before, after: before, changed: [] }]];
  });
  return new Map(drafts);
}

function place(
  file: string,
  entries: GetTextTranslation[],
  drafts: Map<string, Draft>,
  words: Words,
): Placed[] {
  const places = new Map(
    [...drafts].flatMap(([namespace, draft]) =>
      [...draft.expected.keys()].map((key) => [contextOf(namespace, key), { draft, key }] as const),
    ),
  );
  const unknown = entries.filter(({ msgctxt = '' }) => !places.has(msgctxt));
  if (unknown.length > 0) {
    throw new ImportRefused(
      file,
      unknown.map(({ msgctxt, msgid }) => words.reports('import.unknown', { name: msgctxt ?? `“${msgid}”` })),
      words,
    );
  }
  return entries.flatMap((entry) => {
    const target = places.get(entry.msgctxt ?? '');
    return target ? [{ ...target, entry }] : [];
  });
}

const isFinished = ({ msgstr: [text], comments }: GetTextTranslation): boolean =>
  Boolean(text) && !comments?.flag?.split(/,\s*/).includes('fuzzy');

/**
 * Whether an outdated translation comes back unchanged, with the present English and without the fuzzy flag: somebody
 * has compared the two.
 */
function isConfirmed({ draft, key, entry }: Placed, outdated: OutdatedTexts): boolean {
  const name = contextOf(draft.after.namespace, key);
  return !draft.changed.includes(key) && outdated.get(name)?.now === entry.msgid;
}

function apply({ draft, key, entry: { msgstr } }: Placed): void {
  const english = draft.expected.get(key)?.english;
  const before = draft.before.texts.get(key)?.value;
  const [typed = ''] = msgstr;
  // Within a text a line break is meant: translation software shows it as such.
  const texts = [before ?? null, english?.value ?? null, typed.trim()];
  const text = typed === before ? before : tidyText(typed, ...texts);
  if (!english || before === text) return;
  const { localeId, namespace, source } = draft.after;
  const order = [...draft.expected.values()].map((each) => each.english.path);
  draft.after = parseBundle(localeId, namespace, setText(source, english.path, text, order));
  draft.changed.push(key);
}

const emptied = (placed: Placed[], { reports }: Words): string[] =>
  placed
    .filter(({ draft, key, entry }) => !entry.msgstr[0] && draft.before.texts.get(key)?.value)
    .map(({ entry }) => reports('import.empty', { name: entry.msgctxt }));

/** The errors that the check reports in a new bundle for the imported keys. */
function problemsOf(
  site: Site,
  locale: Locale,
  { english, before, after, changed }: Draft,
  words: Words,
): string[] {
  const said = (finding: Finding) => inWords(finding, words.findings);
  if (before.findings.length > 0) return before.findings.map(said);
  const { terms } = readGlossary(site);
  const judged = checkTexts(english, after, { locale, terms, factNames: site.factNames, used: site.used });
  const errors = judged.filter(({ level, key = '' }) => level === 'error' && changed.includes(key));
  return [...after.findings, ...errors].map(said);
}

function write(path: string, source: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

function summary(
  changed: Draft[],
  placed: Placed[],
  finished: Placed[],
  confirmed: Placed[],
  { reports }: Words,
): string {
  const texts = changed.reduce((sum, draft) => sum + draft.changed.length, 0);
  const open = placed.length - finished.length;
  const outdated = finished.filter(
    ({ draft, key, entry }) => draft.expected.get(key)?.english.value !== entry.msgid,
  );
  return [
    reports(changed.length > 0 ? 'import.some' : 'import.none', { changed: texts, all: placed.length }),
    ...changed.map(({ after, changed: keys }) => `  ${after.file}: ${keys.join(', ')}`),
    ...(confirmed.length > 0 ? [reports('import.confirmed', { texts: confirmed.length })] : []),
    ...(open > 0 ? [reports('import.open', { texts: open })] : []),
    ...(outdated.length > 0 ? [reports('import.englishChanged')] : []),
    ...outdated.map(({ entry }) => `  ${entry.msgctxt}`),
  ].join('\n');
}
