import type { Look } from './look.ts';
import type { Values } from './messages.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** Words after a number that multiply it: `RM5 million`, `500万`, `5천만`. */
const TIMES: Record<string, number> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, ribu: 1e3, juta: 1e6 },
  ...{ 百: 100, 백: 100, 千: 1e3, 천: 1e3, 万: 1e4, 만: 1e4, 亿: 1e8, 억: 1e8 },
};
const DIGITS = new RegExp(
  `(\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.(\\d+))?((?:\\s?(?:${Object.keys(TIMES).join('|')})(?!료))*)`,
  'gi',
);

/** Numbers in words, where they count something: `第九附表`, `三个月`, `육 개월`, `석 달`. */
const HAN =
  /第[一二两三四五六七八九十百千]+|[一二两三四五六七八九十百千]+(?=[个天日年月周次人名项条款章成%倍岁小星])/g;
const SINO_KOREAN =
  /(?<!\p{Script=Hang})제?[일이삼사오육칠팔구십백천]+(?=\s?(?:개월|년|일|주|시간|조|항|호|명|회|퍼센트|%))/gu;
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const KOREAN = new RegExp(
  `(?<!\\p{Script=Hang})(석|넉|${NATIVE.join('|')})(?=\\s?(?:달|해|시간|주|명|사람|분|번|가지|곳|건|살|차례|개))`,
  'gu',
);
/** Before or after a number in English: what a reader's rights or money depend on. */
const SERIOUS_BEFORE =
  /(?:RM|\$|\b(?:ss?\.|[Ss]ections?|O\.|Orders?|rr?\.|[Rr]ules?|[Rr]egs?\.|[Rr]egulations?|[Aa]rticles?|Sch\.|[Ss]chedules?|P\.U\.|tel\.?|[Tt]elephone|[Cc]all|[Ff]ax))[^\p{L}\d]{0,3}$|\+[\d -]*$/u;
const SERIOUS_AFTER = /^(?:[\s-]*(?:minute|hour|day|week|month|year)s?\b|\s?(?:%|per cent|ringgit))/;

/**
 * The numbers that a text has in digits, with what is written and what stands around it. A decimal counts as two, since
 * `5.30` is also `5时30分`.
 */
const inDigits = (text = '') =>
  [...text.matchAll(DIGITS)].flatMap(({ 0: written, 1: whole = '', 2: rest, 3: words = '', index }) => {
    const place = { written, before: text.slice(0, index), after: text.slice(index + written.length) };
    const plain = whole.replaceAll(',', '');
    const times = Object.entries(TIMES).filter(([word]) => words.toLowerCase().includes(word));
    const value = Number(rest ? `${plain}.${rest}` : plain);
    if (times.length > 0) return [{ ...place, value: times.reduce((all, [, by]) => all * by, value) }];
    return (rest ? [plain, rest] : [plain]).map((part) => ({ ...place, value: Number(part) }));
  });

/** The numbers that a Chinese or Korean text has in words. */
const inWords = (text = ''): number[] => [
  ...[...text.matchAll(HAN), ...text.matchAll(SINO_KOREAN)].map(([word]) => sum(word)),
  ...[...text.matchAll(KOREAN)].map(([, word = '']) => ({ 석: 3, 넉: 4 })[word] ?? NATIVE.indexOf(word) + 1),
];

const FIGURES = '一二三四五六七八九일이삼사오육칠팔구';
const POWERS = '十百千십백천';

/** The value of a Chinese or Sino-Korean number: `第二十一` → 21. */
function sum(word: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of word.replace(/[第제]/, '').replaceAll('两', '二')) {
    if (FIGURES.includes(sign)) digit = (FIGURES.indexOf(sign) % 9) + 1;
    else {
      total += (digit || 1) * 10 ** ((POWERS.indexOf(sign) % 3) + 1);
      digit = 0;
    }
  }
  return total + digit;
}

/**
 * Finds numbers of the English that a translation has in no form.
 *
 * @param isSerious those of time limits, amounts, sections and telephones, or the others
 */
export function lostNumbers({ key, english = '', text }: Look, isSerious: boolean): Values | false {
  const [source, shown] = [english, text].map((one) => withoutPlaceholders(one).normalize('NFKC'));
  const own = [...inDigits(shown).map(({ value }) => value), ...inWords(shown)];
  const lost = inDigits(source).filter(({ value, written, before, after }) => {
    const at = own.indexOf(value);
    if (at >= 0) own.splice(at, 1);
    const isAmount = SERIOUS_BEFORE.test(before) || SERIOUS_AFTER.test(after) || /[a-z]/i.test(written);
    return at < 0 && isSerious === (isAmount || /(?:^|\.)limits\./.test(key));
  });
  const written = new Set(lost.map((number) => number.written.trim()));
  return written.size > 0 && { found: [...written].join(', ') };
}
