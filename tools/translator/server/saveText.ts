import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkTexts } from '../../i18n/checkTexts.ts';
import { mayOmitCount } from '../../i18n/expectedTexts.ts';
import { sentences, type Verdict } from '../../i18n/finding.ts';
import { english as englishMessages, type Messages } from '../../i18n/messagesIn.ts';
import { checkPlaceholders } from '../../i18n/placeholders.ts';
import { type Bundle, parseBundle } from '../../i18n/readBundle.ts';
import { readGlossary } from '../../i18n/readGlossary.ts';
import { setText } from '../../i18n/setText.ts';
import type { Site } from '../../i18n/site.ts';
import { tidyText } from '../../i18n/tidyText.ts';
import type { Change } from '../protocol.ts';
import { findText, TextError, tagOf } from './findText.ts';

/**
 * Writes one text to its file, leaving every other byte as it is. A new text is inserted where English has it. Throws a
 * TextError and changes nothing if the place does not exist, if `npm run i18n` would report the text as an error, or if
 * the file has changed in the meantime.
 *
 * @returns the warnings that `npm run i18n` would report, in words
 */
export function saveText(site: Site, change: Change, messages: Messages = englishMessages()): string[] {
  const { file: namespace, key, value, before } = change;
  const { own, english, expected, path, now } = findText(site, change, messages);
  const { file, localeId: locale } = own;
  if (now !== before) throw new TextError(409, messages.panel('refusals.changed', { file, now: now ?? '' }));
  if (value.includes('\n') && value !== tidyText(value, now, expected ?? null)) {
    throw new TextError(422, messages.panel('refusals.lineBreaks'));
  }
  const order = [...(english?.texts.values() ?? [])].map((text) => text.path);
  const source = setText(own.source, path, value, order);
  const verdicts = judge(site, english ?? own, parseBundle(locale, namespace, source), key, now);
  const wrong = verdicts.find(({ level }) => level === 'error');
  if (wrong) throw new TextError(422, sentences(wrong, messages.findings));
  if (value !== now) replaceFile(join(site.root, file), source);
  return verdicts.map((verdict) => sentences(verdict, messages.findings));
}

/** What is wrong with a text; an error must keep it off the site. */
function judge(site: Site, english: Bundle, bundle: Bundle, key: string, now: string | null): Verdict[] {
  const { localeId, texts } = bundle;
  const isEnglish = localeId === english.localeId;
  // The placeholders that pages fill in an English text are known from its previous version.
  const lost =
    isEnglish &&
    checkPlaceholders(
      now ?? '',
      texts.get(key)?.value ?? '',
      site.factNames,
      mayOmitCount(key) ? ['count'] : [],
    );
  const findings = checkTexts(isEnglish ? bundle : english, bundle, {
    locale: { id: localeId, tag: tagOf(site, localeId) },
    terms: readGlossary(site).terms,
    factNames: site.factNames,
    code: site.code,
  });
  return [...findings.filter((finding) => finding.key === key), ...(lost ? [lost] : [])];
}

/** Replaces the file atomically: a crash leaves the old one intact. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: existsSync(file) ? statSync(file).mode : 0o644 });
  renameSync(draft, file);
}
