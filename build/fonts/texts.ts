import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';

/** ASCII, and the punctuation and signs that a text may come to need without anybody thinking of the fonts. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…•·«»©®™§°±×÷½¼¾²³£¥€¡¿`;

/** Every text of a language, one after the other: its bundles, and the dates that `Intl` writes. */
export function textsOf(locale: Locale, root: string): string {
  const folder = join(root, 'locales', locale.id);
  const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 15)).toLocaleDateString(locale.tag, { dateStyle: 'long' }),
  );
  const texts = bundles.flatMap((file) => values(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return [...texts, ...months].join('\n');
}

/** What the text families are cut to: every text of every language, the facts, and what a text may need. */
export function allTexts(root: string): string {
  const known = locales.filter(({ id }) => existsSync(join(root, 'locales', id)));
  const facts = JSON.stringify([firm, lawyers, offices, locales]);
  return ALWAYS + facts + known.map((locale) => textsOf(locale, root)).join('');
}

/** The titles in a language's bundles: some, such as the one of the success panel, are on no page at first. */
export function titlesOf(locale: Locale, root: string): string {
  const folder = join(root, 'locales', locale.id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => titles(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .join('\n');
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
 * @param css the built styles
 */
export function serifText(body: string, css: string): string {
  const page = parse(body);
  return serifSelectors(css)
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
