import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Place } from '../../src/translator/marks.ts';
import { bundlePath, bundlesOf, localeIds, readTexts } from './bundleFiles.ts';
import { checkText } from './checkText.ts';
import { TextError } from './textError.ts';

/** A text as it shall be, and as the one who changed it saw it before (`null`: there was none). */
export interface Change extends Place {
  value: string;
  before: string | null;
}

/**
 * Writes one text into its file; every other byte of the file stays. A text that is not in the file yet is put
 * where English has it. Throws a TextError, and changes nothing, for a place that is none, for a text that is not
 * right, and where the file has changed meanwhile.
 */
export function saveText(root: string, { locale, file, key, value, before }: Change): void {
  if (!localeIds(root).includes(locale)) throw new TextError(404, `There is no language "${locale}".`);
  const known = [...bundlesOf(root, defaultLocale.id), ...bundlesOf(root, locale)];
  if (!known.includes(file)) throw new TextError(404, `There is no file ${bundlePath(locale, file)}.`);

  const english = readTexts(root, defaultLocale.id, file);
  const own = readTexts(root, locale, file);
  const path = bundlePath(locale, file);
  if (!english.has(key) && !own.has(key)) throw new TextError(404, `${path} has no text "${key}".`);
  const now = own.get(key) ?? null;
  if (now !== before) {
    throw new TextError(
      409,
      `Somebody has changed this text in ${path} since you opened it. It now reads: “${now ?? ''}”. ` +
        'Yours is not saved: copy it, load the page again, and decide between the two.',
    );
  }
  const wrong = checkText(value, key, [english.get(key) ?? now ?? '', now ?? '']);
  if (wrong) throw new TextError(422, wrong);
  if (value === now) return;
  const target = join(root, path);
  const json = existsSync(target) ? readFileSync(target, 'utf8') : '{}\n';
  replaceFile(target, setText(json, key, value, [...english.keys()]));
}

/**
 * JSON with one text set, and nothing else changed.
 *
 * @param order the keys in the order in which a new one is put among the others
 */
export function setText(json: string, key: string, value: string, order: readonly string[]): string {
  const mark = json.startsWith('\ufeff') ? '\ufeff' : '';
  const text = json.slice(mark.length);
  const { path, depth } = wayTo(JSON.parse(text), key);
  const names = namesUnder(order, path.slice(0, depth));
  const earlier = names.slice(0, Math.max(names.indexOf(String(path[depth])), 0));
  const edits = modify(text, path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    getInsertionIndex: (properties) => properties.findLastIndex((name) => earlier.includes(name)) + 1,
  });
  return mark + applyEdits(text, edits);
}

/** The way to a key, items of a list by number, and how far of it exists already. */
function wayTo(json: unknown, key: string): { path: JSONPath; depth: number } {
  let at = json;
  let depth = 0;
  const path = key.split('.').map((part) => {
    const item = Array.isArray(at) || (at === undefined && /^\d+$/.test(part));
    at = (at as Record<string, unknown> | undefined)?.[part];
    if (at !== undefined) depth += 1;
    return item ? Number(part) : part;
  });
  return { path, depth };
}

/** The names that come next in the keys under a prefix, each once. */
function namesUnder(order: readonly string[], prefix: JSONPath): string[] {
  const start = prefix.map((part) => `${part}.`).join('');
  const under = order.filter((key) => key.startsWith(start));
  return [...new Set(under.map((key) => key.slice(start.length).split('.')[0] ?? ''))];
}

/** Writes beside the file, then puts the new one in its place: a crash in between leaves the old one whole. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: existsSync(file) ? statSync(file).mode : 0o644 });
  renameSync(draft, file);
}
