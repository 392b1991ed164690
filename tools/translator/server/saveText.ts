import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import { checkBundle } from '../../i18n/checkBundle.ts';
import { readConfirmations, writeConfirmation } from '../../i18n/confirmations.ts';
import { advice } from '../../i18n/finding.ts';
import { readGlossary } from '../../i18n/glossary.ts';
import type { Translate } from '../../i18n/messages.ts';
import { parseBundle, textName } from '../../i18n/readBundle.ts';
import type { Site } from '../../i18n/site.ts';
import type { Change, Confirmation } from '../protocol.ts';
import { findText, gone, needReadable, TextError } from './findText.ts';

/**
 * Writes one text to its file, leaving every other byte as it is. Throws a TextError and changes nothing if the place
 * does not exist, if `npm run i18n` would report the text as an error, or if the file has changed in the meantime.
 *
 * @returns the warnings that `npm run i18n` would report, in words
 */
export function saveText(site: Site, change: Change, t: Translate): string[] {
  const { key, value, before } = change;
  const { language: locale, own, english, path, now } = findText(site, change, t);
  const { localeId, namespace, file } = own;
  if (now !== before) throw new TextError(409, t('panel.refusals.changed', { file, now: now ?? '' }));
  const source = setText(own.source, path, value);
  const bundle = parseBundle(localeId, namespace, source);
  const findings = checkBundle(localeId === english.localeId ? bundle : english, bundle, {
    ...site,
    locale,
    terms: readGlossary(site).terms,
    confirmations: readConfirmations(site.root, localeId),
  }).filter((finding) => finding.key === key);
  const wrong = findings.find(({ level }) => level === 'error');
  if (wrong) throw new TextError(422, advice(wrong, t));
  if (value !== now) replaceFile(join(site.root, file), source);
  return findings.map((finding) => advice(finding, t));
}

/** Replaces the file atomically: a crash leaves the old one intact. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: existsSync(file) ? statSync(file).mode : 0o644 });
  renameSync(draft, file);
}

/**
 * Records that a translation is right for the current English. Throws a TextError and writes nothing if the place does
 * not exist, or if the English has changed since it was read.
 */
export function confirmText(site: Site, confirmation: Confirmation, t: Translate): void {
  const { key, english } = confirmation;
  const { own, now, source } = findText(site, confirmation, t);
  if (now === null || source === null) throw gone(`${own.file}: ${key}`, t);
  if (source !== english) throw new TextError(409, t('panel.refusals.englishChanged', { now: source }));
  const confirmations = readConfirmations(site.root, own.localeId);
  if (confirmations) needReadable(confirmations.file, confirmations.findings, t);
  writeConfirmation(site.root, own.localeId, textName(own.namespace, key), english);
}

/**
 * Sets one text in the source of a bundle, leaving everything else as it is. A new key comes last in its group. Entries
 * of a list that come before a new one and are missing too become empty ones, to be written later.
 */
export function setText(source: string, path: JSONPath, text: string): string {
  const root = parseTree(source);
  const node = root && findNodeAtLocation(root, path);
  if (node) {
    return source.slice(0, node.offset) + JSON.stringify(text) + source.slice(node.offset + node.length);
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const gaps = path.flatMap((part, depth): JSONPath[] => {
    const list = path.slice(0, depth);
    const entries =
      typeof part === 'number' ? Array.from({ length: part }, (_, index) => [...list, index]) : [];
    return entries.filter((entry) => !root || !findNodeAtLocation(root, entry));
  });
  const empty = (gap: JSONPath) => (gap.length === path.length ? '' : {});
  const changes = [...gaps.map((gap) => [gap, empty(gap)] as const), [path, text] as const];
  return changes.reduce(
    (written, [at, value]) => applyEdits(written, modify(written, at, value, { formattingOptions })),
    source,
  );
}
