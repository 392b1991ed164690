import { Converter } from 'opencc-js/t2cn';
import { scriptOf } from '../../src/core/i18n/typography.ts';
import { type CheckedText, remembered } from './checkedText.ts';
import { languageOf, languages } from './languages.ts';
import type { Values } from './messages.ts';
import { withoutPlaceholders } from './placeholders.ts';
import { found } from './wording.ts';

/** The script of a language, as its code in ISO 15924; remembered, since `Intl` takes its time. */
export const scriptIn = remembered((tag) => scriptOf(tag) ?? 'Latn');

/** Unicode script names for the codes of ISO 15924. */
const SCRIPTS: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Kore: 'Hang', Jpan: 'Hani Hira Kana' };

const lettersOf = (script: string): string =>
  (SCRIPTS[script] ?? script).replace(/\w+ ?/g, (name) => `\\p{Script=${name.trim()}}`);
const own = remembered((script) => new RegExp(`[${lettersOf(script)}]`, 'u'));
const others = remembered(
  (script) => new RegExp(`[^\\P{L}${lettersOf(script)}${lettersOf('Latn Zyyy Zinh')}]+`, 'gu'),
);

/** Finds letters of a script foreign to the language. Latin letters are allowed in every language, for names. */
export function foreign({ text, script }: CheckedText): Values | undefined {
  const found = text.match(others(script));
  return found ? { words: [...new Set(found)].map((word) => `“${word}”`) } : undefined;
}

const isWritten = ({ text, script }: CheckedText): boolean => own(script).test(withoutPlaceholders(text));

/** In a language with another script, a text in Latin letters only has not been translated. */
export function latinOnly(entry: CheckedText): Values | false {
  const words = withoutPlaceholders(entry.text);
  return !isWritten(entry) && /\p{Script=Latn}{2}/u.test(words) && !entry.isName(words) && {};
}

/** Finds a text without words where the English has some: what a program has left of them. */
export function noWords(entry: CheckedText): Values | false {
  const words = withoutPlaceholders(entry.english ?? '');
  return !isWritten(entry) && /\p{L}{2}/u.test(words) && !entry.isName(words) && { found: entry.text };
}

/** Finds a text that is the same as in English, and no name. */
export const identical = ({ text, english, isName }: CheckedText): Values | false =>
  text === english && !isName(withoutPlaceholders(text)) && {};

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Finds Traditional characters in a text that should be Simplified. */
export function traditional({ text, script }: CheckedText): Values | undefined {
  if (script !== 'Hans' || toSimplified(text) === text) return undefined;
  const found = [...new Set(text)].filter((character) => toSimplified(character) !== character);
  // Differences that only appear in phrases are about vocabulary, not characters.
  return found.length > 0 ? { found: found.join(' '), wanted: toSimplified(found.join(' ')) } : undefined;
}

/** The characters of GB 2312, the standard of Simplified Chinese, which has neither Traditional nor Japanese forms. */
const simplified = (() => {
  const rows = Array.from({ length: 72 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => [0xb0 + row, 0xa1 + cell]),
  );
  return new Set(`〇${new TextDecoder('gbk').decode(new Uint8Array(rows.flat(2)))}`);
})();

/** Finds characters of another Chinese: Japanese forms, and those of Cantonese. */
export function otherChinese({ text, script, locale }: CheckedText): Values | false {
  if (script !== 'Hans') return false;
  const strange = text.match(/\p{Script=Hani}/gu)?.filter((character) => !simplified.has(character)) ?? [];
  const { faults } = languageOf(locale.tag);
  return found(text, faults?.otherChinese) || (strange.length > 0 && { found: strange.join(' ') });
}

/** Half-width punctuation directly after a Chinese character, before another one or at the end; or around Chinese. */
const HALF_WIDTH =
  /(?<=[\p{Script=Hani}”）》])[,.:;?!](?=\s*(?:[\p{Script=Hani}“（《]|$))|(?<=\p{Script=Hani})\(|\)(?=\p{Script=Hani})|\((?=\p{Script=Hani})|(?<=\p{Script=Hani})\)/gu;
/** Marks of width one that Chinese has in full width. */
const FULL_WIDTH = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5c\uff5e\u3001\u3002]/g;

/** Finds half-width punctuation between Chinese characters, and the full-width marks of Chinese in other languages. */
export function wrongWidth({ text, script }: CheckedText): Values | false {
  const isChinese = lettersOf(script).includes('Hani');
  const found = [...new Set(withoutPlaceholders(text).match(isChinese ? HALF_WIDTH : FULL_WIDTH))].join(' ');
  const wanted = isChinese
    ? found
        .replaceAll('.', '。')
        .replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))
    : found.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',');
  return found !== '' && { found, wanted };
}

/** Messages of the owner's specification, section 2. */
const OWNERS = /Expert Legal Services/g;

/** Finds a superlative that the owner has not given. A translation may have one only where its English has. */
export function superlative({ text, english = text, locale }: CheckedText): Values | undefined {
  const [found] = languageOf(locale.tag).faults?.superlative?.exec(text.replace(OWNERS, '')) ?? [];
  const isTranslated = text !== english && languages.en?.faults?.superlative?.test(english);
  return found && !isTranslated ? { found } : undefined;
}

/** The forms that fit every word; each particle in them fits only some last sounds of the word before. */
const PARTICLES = ['은(는)', '이(가)', '을(를)', '과(와)', '(으)로'];
const FIXED = /(\{\{[^}]*\}\})(은|는|이|가|을|를|과|와|으로|로)(?:부터|써|서)?(?![\p{L}(])/u;

/** Finds a Korean particle that fits only one value of the placeholder before it: `{{notary}}은`, not `{{notary}}은(는)`. */
export function fixedParticle({ text, script }: CheckedText): Values | undefined {
  const [found, placeholder, particle = ''] = FIXED.exec(text) ?? [];
  if (!found || script !== 'Kore') return undefined;
  const form = PARTICLES.find((pair) => pair.replace(/[()]/g, '').includes(particle));
  return { found, wanted: `${placeholder}${form}` };
}
