/**
 * What is replaced in a text, so that every language has its numbers in digits, and weekdays, months and hours as English
 * names them: `‹Friday›`, `‹5 pm›`.
 */
export type Rewriting = readonly [pattern: RegExp, by: (...parts: string[]) => string];

/** Replaces words, listed by their values from 1, if a pattern matches around them; `/` divides forms of a number. */
function listed(words: string, around: (words: string) => string, unit = ''): Rewriting {
  const forms = words.split(' ').flatMap((row, at) => row.split('/').map((form) => [form, at + 1] as const));
  const values = new Map(forms);
  // The longest first: `열한` is not `열`.
  const all = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  return [new RegExp(around(`(?:${all})`), 'giu'), (word) => values.get(word.toLowerCase()) + unit];
}

const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const nameAt = (names: string, at: number): string => `‹${names.split('|')[at]}›`;
/** Replaces names by the English ones at the same place; `words` are single characters or words. */
const named = (pattern: RegExp, words: readonly string[] | string, names: string): Rewriting => [
  pattern,
  (_, name = '') => nameAt(names, words.indexOf(name)),
];
const monthBefore = (character: string): Rewriting => [
  new RegExp(`(\\d+)${character}`, 'g'),
  (_, month) => nameAt(MONTHS, Number(month) - 1),
];
const hourAfter = (words: string, half: string): Rewriting => [
  new RegExp(`(?:${words}) ?(\\d+)`, 'g'),
  (_, hour) => `‹${hour} ${half}›`,
];

const POWERS: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 십: 10, 백: 100, 천: 1e3 };
const MYRIADS: Record<string, number> = { 万: 1e4, 亿: 1e8, 만: 1e4, 억: 1e8 };
const FIGURES = '〇一二三四五六七八九零일이삼사오육칠팔구0123456789';

/** The value of a number, Chinese, Sino-Korean or in digits: `二十一` → 21, `1만 5천` → 15000, `一九〇六` → 1906. */
function numberOf(word = ''): number {
  let [total, part, digits] = [0, 0, ''];
  for (const character of word.replace(/[ ,]/g, '').replace(/[两双]/g, '二')) {
    const [power, myriad] = [POWERS[character], MYRIADS[character]];
    if (power) part += Number(digits || 1) * power;
    else if (myriad) total += (part + Number(digits) || 1) * myriad;
    else digits += FIGURES.indexOf(character) % 10;
    if (myriad) part = 0;
    if (power || myriad) digits = '';
  }
  return total + part + Number(digits);
}

/** Several digits with their powers, as one number: `1만 5천`. */
const joined: Rewriting = [
  /\d+(?:[百千万亿백천만억]+ ?\d+(?:,\d{3})*)+[百千万亿백천만억]*/g,
  (number) => String(numberOf(number)),
];

/** A part of a whole, and in per cent. */
const share = (_: string, whole = '', part = ''): string =>
  `${numberOf(part)}/${numberOf(whole)} ${(100 * numberOf(part)) / numberOf(whole)}%`;

export const english: readonly Rewriting[] = [
  listed(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty',
    // “One” counts something only before a unit.
    (words) => `\\b(?!one\\b(?![ -](?:minute|hour|day|week|month|year|third|quarter)))${words}(?=-| \\p{L})`,
  ),
  [
    /\b(?:(\d+)|[Aa]) (?:(half)|(third)|quarter)s?\b/g,
    (_, count = '1', half, third) => `${count}/${half ? 2 : third ? 3 : 4}`,
  ],
  [/day and night/gi, () => '24 hours'],
  [/(\d+)(?:[.:](\d\d))? ?([ap])\.?m\b/g, (_, hour, minute = '', half) => `‹${hour} ${half}m› ${minute}`],
  [
    new RegExp(`\\b(?:${WEEKDAYS}|${MONTHS.replace('May', 'May(?= \\d)|(?<=\\d )May')})\\b`, 'g'),
    (name) => `‹${name}›`,
  ],
];

const HAN = '[〇零一二两三四五六七八九十百千万亿双]+';
export const chinese: readonly Rewriting[] = [
  joined,
  [/星期天/g, () => '星期日'],
  named(/(?:星期|周|礼拜)([一二三四五六日])/g, '一二三四五六日', WEEKDAYS),
  [
    new RegExp(`(${HAN})世纪(${HAN})年代`, 'g'),
    (_, century, decade) => `${numberOf(century) - 1}${numberOf(decade)}`,
  ],
  [new RegExp(`百分之(${HAN})`, 'g'), (_, part) => `${numberOf(part)}%`],
  [new RegExp(`(${HAN})分之(${HAN})`, 'g'), share],
  [/一半/g, () => '1/2'],
  [/(\d+|[一二三四五六七八九十]+)([时点])半/g, (_, hour, character) => `${hour}${character}30分`],
  [/半年/g, () => '6个月'],
  [new RegExp(`(${HAN})成(?![年立为])`, 'g'), (_, tenths) => `${numberOf(tenths)}0%`],
  [new RegExp(`(?<!\\d)第?(${HAN})(?=[\\p{Script=Hani}%])`, 'gu'), (_, number) => String(numberOf(number))],
  monthBefore('月'),
  hourAfter('上午|早上|凌晨', 'am'),
  hourAfter('下午|傍晚|晚上', 'pm'),
];

const SINO = '[일이삼사오육칠팔구십백천][일이삼사오육칠팔구십백천만억]*';
export const korean: readonly Rewriting[] = [
  joined,
  named(/([월화수목금토일])요일/g, '월화수목금토일', WEEKDAYS),
  [/(\d+|한) ?시 ?반/g, (_, hour) => `${hour}시 30분`],
  [/(?<!\p{L})반 ?년/gu, () => '6개월'],
  [/(?<!\p{L})일주일/gu, () => '1주'],
  [/절반/g, () => '1/2'],
  [new RegExp(`(?<!\\p{L})(${SINO}|\\d+) ?분의 ?(${SINO}|\\d+)`, 'gu'), share],
  [
    new RegExp(
      `(?<![\\p{L}\\d])제?(?!이 )(${SINO})(?= ?(?:개월|년|일|주|시간|조|항|호|명|회|링깃|퍼센트|%))`,
      'gu',
    ),
    (_, number) => String(numberOf(number)),
  ],
  listed('하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘', (words) => `(?<!\\p{L})${words}`, '일'),
  [/(?<!\p{L})보름/gu, () => '15일'],
  listed(
    '하나/한 둘/두 셋/세/석 넷/네/넉 다섯 여섯 일곱 여덟 아홉 열 열하나/열한 열둘/열두 열셋/열세 열넷/열네 열다섯 열여섯 열일곱 열여덟 열아홉 스물/스무',
    // “세대” is a generation, “한국” Korea.
    (words) => `(?<![\\p{L}\\d])(?!세[대금무관입]|한[국도편정]|열[람쇠])${words}(?= ?\\p{L})`,
  ),
  monthBefore('월'),
  hourAfter('오전|아침|새벽', 'am'),
  hourAfter('오후|저녁|밤', 'pm'),
];

const MALAY_DAYS = 'Isnin Selasa Rabu Khamis Jumaat Sabtu Ahad'.split(' ');
const MALAY_MONTHS =
  'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
export const malay: readonly Rewriting[] = [
  listed('satu dua tiga empat lima enam tujuh lapan sembilan sepuluh', (words) => `\\b${words}\\b`),
  [/\bse(minit|jam|hari|minggu|bulan|tahun)\b/g, (_, unit) => `1 ${unit}`],
  [
    /(\d+)(?:[.:](\d\d))? ?(?:(pagi)|petang|malam)\b/g,
    (_, hour, minute = '', am) => `‹${hour} ${am ? 'am' : 'pm'}› ${minute}`,
  ],
  named(new RegExp(`\\b(${MALAY_DAYS.join('|')})\\b`, 'g'), MALAY_DAYS, WEEKDAYS),
  named(new RegExp(`\\b(${MALAY_MONTHS.join('|')})\\b`, 'g'), MALAY_MONTHS, MONTHS),
];
