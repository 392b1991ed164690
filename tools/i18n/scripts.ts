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

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Finds Traditional characters in a text that should be Simplified. */
export function traditional({ text, script }: Look): Values | undefined {
  if (script !== 'Hans' || toSimplified(text) === text) return undefined;
  const found = [...new Set(text)].filter((character) => toSimplified(character) !== character);
  // Differences that only appear in phrases are about vocabulary, not characters.
  return found.length > 0 ? { found: found.join(' '), wanted: toSimplified(found.join(' ')) } : undefined;
}

/** Half-width punctuation directly after a Chinese character, before another one or at the end; or around Chinese. */
const HALF_WIDTH =
  /(?<=[\p{Script=Hani}”）》])[,.:;?!](?=\s*(?:[\p{Script=Hani}“（《]|$))|(?<=\p{Script=Hani})\(|\)(?=\p{Script=Hani})|\((?=\p{Script=Hani})|(?<=\p{Script=Hani})\)/gu;
/** Marks of width one that Chinese has in full width. */
const FULL_WIDTH = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5c\uff5e\u3001\u3002]/g;

/** Finds half-width punctuation between Chinese characters, and the full-width marks of Chinese in other languages. */
export function wrongWidth({ text, script }: Look): Values | false {
  const isChinese = scriptsOf(script).includes('Hani');
  const found = [...new Set(withoutPlaceholders(text).match(isChinese ? HALF_WIDTH : FULL_WIDTH))].join(' ');
  const wanted = isChinese
    ? found
        .replaceAll('.', '。')
        .replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))
    : found.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',');
  return found !== '' && { found, wanted };
}

/**
 * Wordings that the Legal Profession (Publicity) Rules 2025 forbid in a firm's texts, by language: superlatives, a claim to be
 * an expert or specialist, a promised result. Terms of law with the same words are left out, such as “best interests”.
 */
const SUPERLATIVES: Record<string, RegExp> = {
  en: /\b(((the|our|very) |(?<=^|[.:;!?] ))best(?! interests?)|leading(?! to)|foremost|premier|finest|unrivalled|unmatched|number one|world-class|top[- ](lawyers?|firm|tier|rated)|experts?(?! (evidence|witness(es)?|reports?|opinions?))|specialists?|guaranteed (results?|success|outcomes?))\b/i,
  zh: /最佳(?!利益)|最好的(律|服务)|最优|最强|最专业|最资深|首屈一指|数一数二|领先|顶尖|顶级|一流|专家(?!证人|证据|证词|报告|意见)|保证(胜|成功|结果)|必胜|百分之百/,
  ko: /최고의(?! 형)|최고 (수준|실력|변호사)|최상의|최우수|최강|업계 (1위|최고)|1위|일류|독보적|선도(하는|적)|전문가(?! ?(증인|증언|의견|보고|감정))|전문 ?변호사|(승소|성공|결과)[를을]? ?보장/,
  ms: /\b(terbaik|terkemuka|terunggul|pakar|nombor satu|dijamin (berjaya|menang))\b/i,
};
/** Messages of the owner's specification, section 2. */
const OWNERS = /Expert Legal Services/g;

/** Finds a superlative that the owner has not given. A translation may have one only where its English has. */
export function superlative({ text, english = text, locale }: Look): Values | undefined {
  const own = SUPERLATIVES[new Intl.Locale(locale.tag).language]?.exec(text.replace(OWNERS, ''));
  return own && (text === english || !SUPERLATIVES.en?.test(english)) ? { found: own[0] } : undefined;
}

/** The forms that fit every word; each particle in them fits only some last sounds of the word before. */
const PARTICLES = ['은(는)', '이(가)', '을(를)', '과(와)', '(으)로'];
const FIXED = /(\{\{[^}]*\}\})(은|는|이|가|을|를|과|와|으로|로)(?:부터|써|서)?(?![\p{L}(])/u;

/**
 * Finds a Korean particle that fits only one value of the placeholder before it.
 *
 *     '{{notary}}은 공증인입니다.' // => {{notary}}은(는)
 */
export function fixedParticle({ text, script }: Look): Values | undefined {
  const [found, placeholder, particle = ''] = FIXED.exec(text) ?? [];
  if (!found || script !== 'Kore') return undefined;
  const form = PARTICLES.find((one) => one.replace(/[()]/g, '').includes(particle));
  return { found, wanted: `${placeholder}${form}` };
}
