import type { Rule } from './messages.ts';
import * as numbers from './numberWords.ts';

/** What the check of the texts knows of a language. A language without a row is checked by its script alone. */
export interface Language {
  /** Makes digits of numbers in words. Without it, a number has to stay in digits. */
  inDigits?: readonly numbers.Rewriting[];
  /** Finds numbers with the words for their units; without it, units are not compared. */
  units?: RegExp;
  /** The language's name in sentences to say in English and in Malay. */
  spoken?: readonly string[];
  /** An act with its year, whose English name stands beside it where a page first names it. */
  acts?: RegExp;
  /** How much of the length of its English a text has, at least, with a sentence less and in any case; and at most. */
  length?: readonly [number, number, number];
  /** What no text of the language has, by the rule that says so. */
  faults?: Partial<Record<Rule, RegExp>>;
}

/** A number or a fact, and what it counts: money and percentages, and the units of a language; or a name in ‹ ›. */
const measure = (units: RegExp): RegExp =>
  new RegExp(
    `(\\d+|\\{\\{[^}]*\\}\\})[\\s-]*(?:(?<money>ringgit)|(?<percent>%|per cent|퍼센트|프로|peratus)|${units.source})|‹[^›]*›`,
    'giu',
  );

/** Marks that no text in Latin letters has. */
const LATIN = {
  strayMarks: /(?<!\.)\.\.(?!\.)|,,|[!?]{2,}| [.,!?;:](?!\.)|--/g,
  quotationMarks: /["`]|(?<!\p{L})'|'(?!\p{L})/gu,
};

/** The syllables of Hangul by how they end, of 28 ways; 0 is a vowel. Particles differ after them. */
const ending = (isThis: (end: number) => boolean): string =>
  Array.from({ length: 11172 }, (_, at) => (isThis(at % 28) ? String.fromCharCode(0xac00 + at) : '')).join(
    '',
  );
const [N, L, NG] = [4, 8, 21];

/** By language, as in BCP-47. */
export const languages: Readonly<Record<string, Language>> = {
  en: {
    inDigits: numbers.english,
    units: measure(
      /(?<minute>minutes?\b)|(?<hour>hours?\b)|(?<workingDay>(?:working|business) days?\b)|(?<day>(?:calendar )?days?\b)|(?<week>weeks?\b)|(?<month>months?\b)|(?<year>years?\b)/,
    ),
    faults: {
      swappedPlaceholder: /phone[^{},.]{0,6}\{\{email|email[^{},.]{0,6}\{\{(?:phone|fax)/gi,
      ...LATIN,
      superlative:
        /\b(((the|our|very) |(?<=^|[.:;!?] ))best(?! (interests?|of|(we|you|they) can))|leading(?! (to|questions?))|foremost|premier|finest|unrivalled|unmatched|number one|no\. ?1|world-class|award-winning|renowned|top[- ](lawyers?|firm|tier|rated|notch)|second to none|most (experienced|trusted|respected|successful)|(?<!(’s?|medical|independent|court) )experts?(?! (evidence|witness(es)?|reports?|opinions?))|(?<!medical )specialists?(?!’s? (report|letter|evidence))|guaranteed? (results?|success|outcomes?|you))\b/i,
    },
  },
  zh: {
    spoken: ['Mandarin'],
    inDigits: numbers.chinese,
    units: measure(
      /(?<minute>分钟?)|(?<hour>个?(?:小时|钟头))|(?<workingDay>个?工作日)|(?<day>个?[天日])|(?<week>个?(?:星期|周|礼拜))|(?<month>个月)|(?<year>年)/,
    ),
    length: [0.26, 0.21, 0.75],
    faults: {
      misspelt:
        /(?<![勿不别未无没][^。；！？]*)也(?:请|切)?勿|以经|(?<!自)己经|帐[户号目单]|登陆|既使|按装|委讬|宣示书|私隐|咨讯|侓师|律帅/g,
      swappedPlaceholder:
        /电话[^{}，。]{0,6}\{\{email|电邮[^{}，。]{0,6}\{\{(?:phone|fax)|传真[^{}，。]{0,6}\{\{(?:phone|email)/g,
      register: /[你妳俺]|咱们?|[啦嘛哦噢呗喔]|亲爱的/g,
      otherChinese: /[唔啲冇佢]|[看跟接随沿朝带拿凭靠穿住坐站活有意忙急等]著/g,
      strayMarks: /[・･]|[，。、；：！？]{2,}|\.{2,}|-{2,}|(?<!—)—(?!—)|[~～]/g,
      quotationMarks:
        /[「」『』"〝〞]|(?<!\p{L})['’](?=\p{Script=Hani})|(?<=\p{Script=Hani})['‘](?!\p{Script=Hani})/gu,
      spaces:
        /(?<=[\p{Script=Hani}，。、；：！？（）《》“”…]) +(?=[\p{L}\p{N}{，。、；：！？（）《》“”…])|(?<=[\p{L}\p{N}}]) +(?=[\p{Script=Hani}，。、；：！？（）《》“”])/gu,
      superlative:
        /最佳(?!利益)|最好的(律|服务)|最(优|强|专业|资深|权威|有经验|值得信赖|信得过)|经验最|首屈一指|数一数二|领先|领军|顶尖|顶级|一流|金牌|王牌|名牌律师|百战百胜|精通|资深|常胜|第一(律|的律|品牌)|(全马|全国|霹雳|怡保)(第一|最大|最好)|(?<!医疗|医学|双方|法医)专家(?!证人|证据|证词|报告|意见)|(保证|包|必定|一定能?)(胜|赢|成功|结果)|必胜|包赢|(?<!持有)百分之百(?!股)/,
    },
  },
  ko: {
    spoken: ['Korean', 'Korea'],
    acts: /\d{4}년 [가-힣·]+(?:\([가-힣·]+\))?[가-힣·]*(?:법|규칙|규정)/g,
    inDigits: numbers.korean,
    units: measure(
      /(?<minute>분)|(?<hour>시간)|(?<workingDay>영업일)|(?<day>일)|(?<week>주)|(?<month>개월|달)|(?<year>년|해)/,
    ),
    length: [0.39, 0.31, 1.2],
    faults: {
      swappedPlaceholder:
        /전화[^{},.]{0,6}\{\{email|(?:이메일|메일)[^{},.]{0,6}\{\{(?:phone|fax)|팩스[^{},.]{0,6}\{\{(?:phone|email)/g,
      register:
        /(?<![필중주수소개]|아니)요(?=[.,!?…”]|$)|(?<![니마])다(?=[.!?…”]|$)|[가-힣](?:어|아|해|지|야|자|냐|군|네| 줘| 봐|돼)(?=[.!?])(?<!제출|통지|해지|고지)|[가-힣](?:[임음함됨것]|바람)\.(?=\s|$)|변호사[가는][^.,]{0,14}(?:시고|십니다|셨)|(?:저희[^.,]{0,9}|사무소)께서|당신|고객님|너희|우리(?!은행|가 선)/gm,
      strayMarks: /[・･]|\.{2,}|,,| [.,!?;:](?!\.)|(?<=[가-힣])[.!?](?=[가-힣])|-{2,}|—|～/g,
      misspelt: new RegExp(
        [
          `[${ending((end) => end > 0)}][를와](?![가-힣])`,
          `[${ending((end) => end === 0)}][을은](?![가-힣])(?<!가을|마을| [나모부이지][은을])`,
          `[${ending((end) => [N, L, NG].includes(end))}]는(?![가-힣])(?<!안는|신는)`,
          `[${ending((end) => end === 0 || end === L)}]으로(?![가-힣])`,
          `[${ending((end) => end > 0 && end !== L)}]로(?![가-힣])(?<![경공근난도산선원입작장종진책철통판폭항]로)`,
          `[${ending((end) => end === 0)}]이(?= )(?<![가나다라레마바아와이차추타파하]이|(?<!호)사이)`,
          `[${ending((end) => end > 0)}]가(?= )(?<![각강국군길는단담동딘문물본불삼상설악양언업인작잠정젠증찰참축평한]가|(?<![법병])원가)`,
          '(?:과과|를를|을을|는는|와와)(?![가-힣])|됬|몇일|할께|웬지|오랫만|십시요|읍니다|않[되돼됩]|어떻해|역활|깨끗히|금새|희안',
        ].join('|'),
        'g',
      ),
      spaces: /[가-힣]{13,}/g,
      quotationMarks: /["「」『』`]|(?<!\p{L})'|'(?!\p{L})/gu,
      superlative:
        /최고의(?! 형)|최고(입니다| (수준|실력|변호사))|최상의|최우수|최강|최정상|최다 승소|(업계|국내|말레이시아|페락주?|이포) ?(1위|최고|최대|제일|으뜸)|1위|넘버 ?원|톱 ?클래스|일류|독보적|명성(이|을|높)|선도(하는|적)|(?<!의료 |의학 |양쪽 |쌍방 )전문가(?! ?(증인|증언|의견|보고|감정))|전문 ?변호사|(승소|성공|결과)[를을]? ?(보장|약속)|반드시 (?:이기|이겨|승소)|이겨 드|백전백승|가장 (뛰어난|경험이? 많은|유능한)/,
    },
  },
  ms: {
    inDigits: numbers.malay,
    units: measure(
      /(?<minute>minit)|(?<hour>jam)|(?<workingDay>hari bekerja)|(?<day>hari)|(?<week>minggu)|(?<month>bulan)|(?<year>tahun)/,
    ),
    length: [0.85, 0.6, 1.7],
    faults: {
      swappedPlaceholder: /telefon[^{},.]{0,6}\{\{email|e-?mel[^{},.]{0,6}\{\{(?:phone|fax)/gi,
      register: /\b(?:kamu|awak|kau|korang)\b/gi,
      ...LATIN,
      leftEnglish: /\b(?:the|and|of|with|your?|is|are|for|this|that|we|our)\b/gi,
      superlative:
        /(?<!kepentingan )\bterbaik\b|\b(terkemuka|terunggul|paling berpengalaman|(?<!(doktor|saksi|laporan|pegawai perubatan) )pakar|nombor satu|dijamin (berjaya|menang))\b/i,
    },
  },
};

/** The row of a language, by its tag; an empty one if it has none. */
export const languageOf = (tag: string): Language => languages[tag.replace(/-.*/, '')] ?? {};
