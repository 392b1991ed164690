import { languageOf, languages } from './languages.ts';
import type { Look } from './look.ts';
import type { Values } from './messages.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** Words after a number that multiply it. */
const TIMES = Object.assign({}, ...Object.values(languages).map(({ multipliers }) => multipliers));
const DIGITS = new RegExp(
  `(\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.(\\d+))?((?:\\s?(?:${Object.keys(TIMES).join('|')})(?!료))*)`,
  'gi',
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
    const times = Object.entries<number>(TIMES).filter(([word]) => words.toLowerCase().includes(word));
    const value = Number(rest ? `${plain}.${rest}` : plain);
    if (times.length > 0) return [{ ...place, value: times.reduce((all, [, by]) => all * by, value) }];
    return (rest ? [plain, rest] : [plain]).map((part) => ({ ...place, value: Number(part) }));
  });

/**
 * Finds numbers of the English that a translation has in no form.
 *
 * @param isSerious those of time limits, amounts, sections and telephones, or the others
 */
export function lostNumbers({ key, english = '', text, locale }: Look, isSerious: boolean): Values | false {
  const [source, shown] = [english, text].map((one) => withoutPlaceholders(one).normalize('NFKC'));
  const inWords = languageOf(locale.tag).numbersInWords ?? (() => []);
  const own = [...inDigits(shown).map(({ value }) => value), ...inWords(shown ?? '')];
  const lost = inDigits(source).filter(({ value, written, before, after }) => {
    const at = own.indexOf(value);
    if (at >= 0) own.splice(at, 1);
    const isAmount = SERIOUS_BEFORE.test(before) || SERIOUS_AFTER.test(after) || /[a-z]/i.test(written);
    return at < 0 && isSerious === (isAmount || /(?:^|\.)limits\./.test(key));
  });
  const written = new Set(lost.map((number) => number.written.trim()));
  return written.size > 0 && { found: [...written].join(', ') };
}
