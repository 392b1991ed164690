import { Converter } from 'opencc-js/t2cn';
import type { Look } from './look.ts';
import type { Values } from './messages.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** Unicode script names for the codes of ISO 15924. */
const SCRIPTS: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Kore: 'Hang', Jpan: 'Hani Hira Kana' };

const letters = (scripts: string[], not = '') =>
  new RegExp(`[${not}${scripts.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'gu');
const scriptsOf = (script: string): string[] => (SCRIPTS[script] ?? script).split(' ');

/** Finds letters of a script foreign to the language. Latin letters are allowed in every language, for names. */
export function foreign({ text, script }: Look): Values | undefined {
  const found = text.match(letters([...scriptsOf(script), 'Latn', 'Zyyy', 'Zinh'], '^\\P{L}'));
  return found ? { words: [...new Set(found)].map((word) => `“${word}”`) } : undefined;
}

/** Whether a text has letters of the language's script. */
const isWritten = ({ text, script }: Look): boolean =>
  letters(scriptsOf(script)).test(withoutPlaceholders(text));

/** In a language with another script, a text in Latin letters only has not been translated. */
export function latinOnly(look: Look): Values | false {
  const words = withoutPlaceholders(look.text);
  return !isWritten(look) && /\p{Script=Latn}{2}/u.test(words) && !look.isName(words) && {};
}

/** Finds a text without words where the English has some: what a program has left of them. */
export function noWords(look: Look): Values | false {
  const words = withoutPlaceholders(look.english ?? '');
  return !isWritten(look) && /\p{L}{2}/u.test(words) && !look.isName(words) && { found: look.text };
}

/** Finds a text that is the same as in English, and no name. */
export const identical = ({ text, english, isName }: Look): Values | false =>
  text === english && !isName(withoutPlaceholders(text)) && {};

/** Finds a space at an end of a text that the English has not there. */
export const edgeSpace = ({ text, english = '' }: Look): Values | false =>
  [/^\s/, /\s$/].some((edge) => edge.test(text) && !edge.test(english)) && { found: text };

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Finds Traditional characters in a text that should be Simplified. */
export function traditional({ text, script }: Look): Values | undefined {
  if (script !== 'Hans' || toSimplified(text) === text) return undefined;
  const found = [...new Set(text)].filter((character) => toSimplified(character) !== character);
  // Differences that only appear in phrases are about vocabulary, not characters.
  return found.length > 0 ? { found: found.join(' '), wanted: toSimplified(found.join(' ')) } : undefined;
}

/** The full-width form of a mark: `,` → `，`. */
const fullWidth = (mark: string): string =>
  mark === '.' ? '。' : String.fromCharCode(mark.charCodeAt(0) + 0xfee0);

/** Half-width punctuation directly after a Chinese character, before another one or at the end; or around Chinese. */
const HALF_WIDTH =
  /(?<=[\p{Script=Hani}”）》])[,.:;?!](?=\s*(?:[\p{Script=Hani}“（《]|$))|(?<=\p{Script=Hani})\(|\)(?=\p{Script=Hani})|\((?=\p{Script=Hani})|(?<=\p{Script=Hani})\)/gu;

/** Finds half-width punctuation between Chinese characters. */
export function halfWidth({ text, script }: Look): Values | undefined {
  const marks = scriptsOf(script).includes('Hani') ? [...new Set(text.match(HALF_WIDTH) ?? [])] : [];
  return marks.length > 0 ? { found: marks.join(' '), wanted: marks.map(fullWidth).join(' ') } : undefined;
}
