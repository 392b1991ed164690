import { type CheckedText, remembered } from './checkedText.ts';
import { type Language, languageOf } from './languages.ts';
import type { Values } from './messages.ts';
import { PLACEHOLDER, withoutPlaceholders } from './placeholders.ts';

/** Words after a number that multiply it: `RM5 million`, `500万`, `5천만`. */
const TIMES: Record<string, number> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, ribu: 1e3, juta: 1e6 },
  ...{ 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8, 백: 100, 천: 1e3, 만: 1e4, 억: 1e8 },
};
const DIGITS = new RegExp(
  `(\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.(\\d+))?((?:\\s?(?:${Object.keys(TIMES).join('|')})(?!료))*)`,
  'gi',
);

/** Before or after a number in English: what a reader's rights or money depend on. */
const SERIOUS_BEFORE =
  /(?:RM|\$|\b(?:ss?\.|[Ss]ections?|O\.|Orders?|rr?\.|[Rr]ules?|[Rr]egs?\.|[Rr]egulations?|[Aa]rticles?|Sch\.|[Ss]chedules?|P\.U\.|tel\.?|[Tt]elephone|[Cc]all|[Ff]ax))[^\p{L}\d]{0,3}$|\+[\d -]*$/u;
const SERIOUS_AFTER = /^(?:[\s-]*(?:minute|hour|day|week|month|year)s?\b|\s?(?:%|per cent|ringgit))/;

/** What every language writes alike: sections such as 12B, paragraphs such as (a), and addresses. */
const ALIKE = /(?<![A-Za-z\d])\d+[A-Z]{1,2}(?![A-Za-z])|\([a-z]{1,2}\)|[\w.+-]+@[\w.-]+\w/g;

/** A text in ordinary characters, with its numbers in digits: `six years` → `6 years`, `三个月` → `3个月`. */
function written(text: string, { inDigits = [] }: Language): string {
  const plain = text.normalize('NFKC').replace(ALIKE, '‹$&›');
  return inDigits.reduce((all, [pattern, by]) => all.replace(pattern, by), plain);
}

/** The value of a number with the words after it that multiply it. */
const amountOf = (number: string, words = ''): number =>
  Object.entries(TIMES)
    .filter(([word]) => words.toLowerCase().includes(word))
    .reduce((all, [, by]) => all * by, Number(number.replaceAll(',', '')));

/** The numbers of a text with what stands around them. A decimal counts as two, since `5.30` is also `5时30分`. */
const numbersIn = (text: string) =>
  [...text.matchAll(DIGITS)].flatMap(({ 0: written, 1: whole = '', 2: rest, 3: words = '', index }) => {
    const match = { written, before: text.slice(0, index), after: text.slice(index + written.length) };
    const number = rest ? `${whole}.${rest}` : whole;
    const parts = words === '' && rest ? [whole, rest] : [number];
    return parts.map((part) => ({ ...match, value: amountOf(part, words) }));
  });

const AMOUNT = new RegExp(`(?:(?<![A-Za-z])(RM ?))?${DIGITS.source}( ?(?:ringgit|令吉|링깃))?`, 'g');

/** A text with its amounts as `50000 ringgit`. */
const withAmounts = (text: string): string =>
  text.replace(AMOUNT, (all, before, whole, rest, words, after) =>
    before || after ? `${amountOf(rest ? `${whole}.${rest}` : whole, words)} ringgit` : all,
  );

interface Measure {
  written: string;
  value: number;
  /** How it is compared: `14 day` for two weeks. */
  as: string;
}

/** Units that are counted in another one: five working days are a week. Nobody counts a month in days. */
const SAME: Record<string, [unit: string, times: number]> = {
  ...{ workingDay: ['day', 7 / 5], week: ['day', 7], year: ['month', 12] },
};

/** What a text measures, such as `60 days`, `{{replyHours}} hours` and `‹Friday›`. */
const measures = (text: string, { units }: Language): Measure[] =>
  [...(units ? text.matchAll(units) : [])].map(({ 0: written, 1: number = '', groups = {} }) => {
    const [unit = ''] = Object.entries(groups).find(([, word]) => word) ?? [];
    const [as, times] = SAME[unit] ?? [unit, 1];
    const value = Number(number) * times;
    return { written, value, as: unit ? `${Number.isNaN(value) ? number : value} ${as}` : written };
  });

/** What has no equal in a list, each item of which is used once. */
export function unmatched<Item, By extends keyof Item>(
  wanted: readonly Item[],
  found: readonly Pick<Item, By>[],
  by: By,
): Item[] {
  const rest = found.map((item) => item[by]);
  return wanted.filter((item) => {
    const at = rest.indexOf(item[by]);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const named = (found: readonly { written: string }[]): Values | false =>
  found.length > 0 && {
    found: [...new Set(found.map(({ written }) => written.replace(/[‹›]/g, '').trim()))].join(', '),
  };

function count(text: string, tag: string) {
  const language = languageOf(tag);
  const plain = written(text, language);
  if (!/[\d{‹]/.test(plain)) return { numbers: [], measures: [] };
  return { numbers: numbersIn(withoutPlaceholders(plain)), measures: measures(withAmounts(plain), language) };
}

const countEnglish = remembered((text) => count(text, 'en'));

/** The English and the translation, counted once for several rules. */
const counted = remembered(({ english = '', text, locale }: CheckedText) => ({
  inEnglish: countEnglish(english),
  inText: count(text, locale.tag),
}));

/** Finds numbers of the English that a translation has in no form: those of limits, amounts, sections, telephones, or others. */
export function lostNumbers(entry: CheckedText, isSerious: boolean): Values | false {
  const { inEnglish, inText } = counted(entry);
  const values: { value: number }[] = [...inText.numbers, ...inText.measures];
  return named(
    unmatched(inEnglish.numbers, values, 'value').filter(({ written, before, after }) => {
      const isAmount = SERIOUS_BEFORE.test(before) || SERIOUS_AFTER.test(after) || /[a-z]/i.test(written);
      return isSerious === (isAmount || /(?:^|\.)limits\./.test(entry.key));
    }),
  );
}

/** Finds a time of the English whose number the translation has with another unit, or another day or half of the day. */
export function otherUnit(entry: CheckedText): Values | false {
  const { inEnglish, inText } = counted(entry);
  const others = unmatched(inEnglish.measures, inText.measures, 'as');
  return languageOf(entry.locale.tag).units !== undefined && named(others);
}

/** What a time limit is counted in. */
const LASTING = /(?:hour|day|month)$/;

/** The lengths of time that a text names, in the order of the text; undefined if the check does not know the language's units. */
export const timesIn = (text: string, tag: string): Measure[] | undefined =>
  languageOf(tag).units && count(text, tag).measures.filter(({ as }) => LASTING.test(as));

/** Finds a time or an amount in a translation whose number the English does not have at all, such as a time limit that somebody has added. */
export function addedTime(entry: CheckedText): Values | false {
  const { inEnglish, inText } = counted(entry);
  const values = [...inEnglish.numbers, ...inEnglish.measures].map(({ value }) => value);
  const isNew = ({ written, as, value }: Measure) => {
    const number = Number.parseInt(written, 10);
    // From 1000 on it is the year of an act.
    const isCounted = as.endsWith('money') || (LASTING.test(as) && number > 1 && number < 1000);
    return isCounted && !values.includes(value) && !values.includes(number);
  };
  return entry.english !== '' && named(inText.measures.filter(isNew));
}

/** Finds times, amounts or placeholders that stand in another order than in English: two of them may have changed places. */
export function otherOrder(entry: CheckedText): Values | false {
  const { inEnglish, inText } = counted(entry);
  const unitOf = (as: string) => as.replace(/^\S+ |‹.*/, '');
  const inOrder = (measures: Measure[]) =>
    measures
      .map(({ as }) => as)
      .sort((a, b) => Number(unitOf(a) > unitOf(b)) - Number(unitOf(a) < unitOf(b)));
  const isOther = (wanted: readonly string[], found: readonly string[]) => {
    if (wanted.length < 2 || found.length < 2) return false;
    const order = [...new Set(found)].filter((one) => wanted.includes(one)).join(', ');
    const both = [...new Set(wanted)].filter((one) => found.includes(one)).join(', ');
    return both !== order && { found: order };
  };
  const names = (text = '') => text.match(PLACEHOLDER) ?? [];
  const inMeasures = isOther(inOrder(inEnglish.measures), inOrder(inText.measures));
  return inMeasures || isOther(names(entry.english), names(entry.text));
}
