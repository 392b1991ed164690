import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';

/** ASCII, and the punctuation and signs that a text may come to need without anybody thinking of the fonts. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** What every language has: the facts, and what a text may come to need. */
const SHARED = ALWAYS + JSON.stringify([firm, lawyers, offices, locales]);

/** All that may be in a language. */
export const charactersOf = (locale: Locale, root: string): string => SHARED + bundlesOf(locale, root);

/** All that may be in any language. */
export const allTexts = (root: string): string =>
  SHARED + locales.map((locale) => bundlesOf(locale, root)).join('');

/** Every text of a language, one after the other: its bundles, and the dates that `Intl` writes. */
export function bundlesOf(locale: Locale, root: string): string {
  const folder = join(root, 'locales', locale.id);
  if (!existsSync(folder)) return '';
  const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  const texts = bundles.flatMap((file) => values(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return [...texts, ...months].join('\n');
}

/** The titles that the form, if it is on a page, puts there later, such as that of the success panel. */
export function titlesToCome(body: string, tag: string, root: string): string {
  const locale = locales.find((locale) => locale.tag === tag);
  if (!locale || !body.includes('<form')) return '';
  const bundle = readFileSync(join(root, 'locales', locale.id, 'enquiry.json'), 'utf8');
  return titles(JSON.parse(bundle)).join('');
}

function titles(node: object): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === 'string') return /title|heading/i.test(key) ? [value] : [];
    return titles(value);
  });
}

function values(node: unknown): string[] {
  return typeof node === 'string' ? [node] : Object.values(node as object).flatMap(values);
}

/**
 * What stands in the serif family on a page: the text of every element that a rule of the styles gives
 * `var(--serif)` to, and of what is in it.
 *
 * @param selectors of such rules
 */
export function serifText(body: string, selectors: readonly string[]): string {
  const page = parse(body);
  return selectors
    .flatMap((selector) => page.querySelectorAll(selector))
    .map((element) => element.text)
    .join('');
}

/**
 * The selectors of the rules that set the serif family. States, languages and pseudo-elements are left off: to
 * have a character too many does no harm.
 */
export function serifSelectors(css: string): string[] {
  return [...css.matchAll(/([^{};]+)\{[^{}]*font(?:-family)?:[^;{}]*var\(--serif\)/g)].flatMap(
    ([, list = '']) =>
      list
        .split(',')
        .map((selector) => selector.trim().replace(/::?[\w-]+(\([^()]*\))?/g, ''))
        .filter((selector) => selector !== ''),
  );
}
