/** What the check of the texts knows of a language. A language without a row is checked by its script alone. */
interface Language {
  /** Words after a number that multiply it: `RM5 million`, `500万`, `5천만`. */
  multipliers?: Record<string, number>;
  /** The numbers that a text has in words, where they count something. Without it, a number has to stay in digits. */
  numbersInWords?: (text: string) => number[];
  /**
   * Wordings that the Legal Profession (Publicity) Rules 2025 forbid in a firm's texts: superlatives, a claim to be an
   * expert or specialist, a promised result. Terms of law with the same words are left out, such as “best interests”.
   */
  superlatives?: RegExp;
}

/** `第九附表`, `三个月`; `육 개월`; `석 달`. */
const HAN =
  /第[一二两三四五六七八九十百千]+|[一二两三四五六七八九十百千]+(?=[个天日年月周次人名项条款章成%倍岁小星])/g;
const SINO_KOREAN =
  /(?<!\p{Script=Hang})제?[일이삼사오육칠팔구십백천]+(?=\s?(?:개월|년|일|주|시간|조|항|호|명|회|퍼센트|%))/gu;
const NATIVE = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const KOREAN = new RegExp(
  `(?<!\\p{Script=Hang})(석|넉|${NATIVE.join('|')})(?=\\s?(?:달|해|시간|주|명|사람|분|번|가지|곳|건|살|차례|개))`,
  'gu',
);
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

/** By language, as in BCP-47. */
export const languages: Readonly<Record<string, Language>> = {
  en: {
    multipliers: { thousand: 1e3, million: 1e6, billion: 1e9 },
    superlatives:
      /\b(((the|our|very) |(?<=^|[.:;!?] ))best(?! interests?)|leading(?! to)|foremost|premier|finest|unrivalled|unmatched|number one|world-class|top[- ](lawyers?|firm|tier|rated)|experts?(?! (evidence|witness(es)?|reports?|opinions?))|specialists?|guaranteed (results?|success|outcomes?))\b/i,
  },
  zh: {
    multipliers: { 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 },
    numbersInWords: (text) => [...text.matchAll(HAN)].map(([word]) => sum(word)),
    superlatives:
      /最佳(?!利益)|最好的(律|服务)|最优|最强|最专业|最资深|首屈一指|数一数二|领先|顶尖|顶级|一流|专家(?!证人|证据|证词|报告|意见)|保证(胜|成功|结果)|必胜|百分之百/,
  },
  ko: {
    multipliers: { 백: 100, 천: 1e3, 만: 1e4, 억: 1e8 },
    numbersInWords: (text) => [
      ...[...text.matchAll(SINO_KOREAN)].map(([word]) => sum(word)),
      ...[...text.matchAll(KOREAN)].map(
        ([, word = '']) => ({ 석: 3, 넉: 4 })[word] ?? NATIVE.indexOf(word) + 1,
      ),
    ],
    superlatives:
      /최고의(?! 형)|최고 (수준|실력|변호사)|최상의|최우수|최강|업계 (1위|최고)|1위|일류|독보적|선도(하는|적)|전문가(?! ?(증인|증언|의견|보고|감정))|전문 ?변호사|(승소|성공|결과)[를을]? ?보장/,
  },
  ms: {
    multipliers: { ribu: 1e3, juta: 1e6 },
    superlatives: /\b(terbaik|terkemuka|terunggul|pakar|nombor satu|dijamin (berjaya|menang))\b/i,
  },
};

/** The row of a language, by its tag; an empty one if it has none. */
export const languageOf = (tag: string): Language => languages[new Intl.Locale(tag).language] ?? {};
