import { Converter } from 'opencc-js/t2cn';
import type { Verdict } from './finding.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** Unicode script names for the codes of ISO 15924. */
const SCRIPTS: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang'],
  Jpan: ['Hani', 'Hira', 'Kana'],
};

/**
 * The script of a language, as its code in ISO 15924.
 *
 *     scriptOf('zh-Hans') // => 'Hans'
 *     scriptOf('ms')      // => 'Latn'
 */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn';

const inScripts = (scripts: string[]) => scripts.map((script) => `\\p{Script=${script}}`).join('');

/**
 * Finds letters of a script foreign to the language. Latin letters are allowed in every language, for names; but in a
 * language with another script, a text in Latin letters only has not been translated.
 *
 * @param isName whether some Latin words may stay untranslated in every language
 */
export function checkScript(
  script: string,
  text: string,
  isName: (words: string) => boolean,
): Verdict | undefined {
  const own = SCRIPTS[script] ?? [script];
  const foreign = text.match(new RegExp(`[^\\P{L}${inScripts([...own, 'Latn', 'Zyyy', 'Zinh'])}]+`, 'gu'));
  if (foreign) {
    const words = [...new Set(foreign)].map((word) => `“${word}”`);
    return { level: 'error', rule: 'foreignScript', values: { words } };
  }
  const words = withoutPlaceholders(text);
  const written = new RegExp(`[${inScripts(own)}]`, 'u').test(words);
  if (written || !/\p{Script=Latn}{2}/u.test(words) || isName(words)) return undefined;
  return { level: 'error', rule: 'untranslated' };
}

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Finds Traditional characters in a text that should be Simplified. */
export function checkTraditional(script: string, text: string): Verdict | undefined {
  if (script !== 'Hans' || toSimplified(text) === text) return undefined;
  const traditional = [...new Set(text)].filter((character) => toSimplified(character) !== character);
  // Differences that only appear in phrases are about vocabulary, not characters.
  if (traditional.length === 0) return undefined;
  const simplified = traditional.map((character) => toSimplified(character));
  const values = { found: traditional.join(' '), wanted: simplified.join(' ') };
  return { level: 'error', rule: 'traditional', values };
}

/** The full-width form of a mark: `,` → `，`. */
const fullWidth = (mark: string): string =>
  mark === '.' ? '。' : String.fromCharCode(mark.charCodeAt(0) + 0xfee0);

/** Half-width punctuation directly after a Chinese character, before another one or at the end; or around Chinese. */
const HALF_WIDTH =
  /(?<=[\p{Script=Hani}”）》])[,.:;?!](?=\s*(?:[\p{Script=Hani}“（《]|$))|(?<=\p{Script=Hani})\(|\)(?=\p{Script=Hani})|\((?=\p{Script=Hani})|(?<=\p{Script=Hani})\)/gu;

/** Finds half-width punctuation between Chinese characters. */
export function checkPunctuation(script: string, text: string): Verdict | undefined {
  if (!SCRIPTS[script]?.includes('Hani')) return undefined;
  const marks = [...new Set(text.match(HALF_WIDTH) ?? [])];
  if (marks.length === 0) return undefined;
  const wanted = marks.map(fullWidth).join(' ');
  return { level: 'error', rule: 'halfWidth', values: { found: marks.join(' '), wanted } };
}
