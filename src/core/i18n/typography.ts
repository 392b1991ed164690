/** The script that a language is written in: `Hans` for `zh-MY`, `Kore` for `ko`. */
export const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;

const LEFTWARD = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction in which a language is written, for `dir`. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  LEFTWARD.includes(scriptOf(tag) ?? '') ? 'rtl' : 'ltr';

interface Typography {
  /** Patterns that stay on one line although browsers would break them. */
  unbroken: readonly RegExp[];
  /** Whether bracketed additions stay on one line. */
  brackets?: boolean;
  /** The word before a term that the text calls Malay. */
  malay?: string;
}

/** The end of a name such as Contoh & Partners, in HTML. */
const NAME = /[A-Z]\w+ &amp; [A-Z]\w+/;

/** By language. One without a row is broken as browsers do. */
const rows: Record<string, Typography> = {
  en: {
    unbroken: [
      /\w+day to \w+day/,
      /\d[\d.]*\s[ap]m(?: to \d[\d.]*\s[ap]m)?/,
      /\([A-Z]\w{1,5} [A-Z]\w{1,5}\)/,
      /\b[Ss]ections? \d\w*/,
    ],
  },
  // Korean breaks only between words (`word-break: keep-all`), but Chromium still breaks after a bracket, before the
  // particle that belongs to it, and before a middle dot. A year stays with its act, if the act is short; a day stays with
  // its month, and a word of one syllable with the noun that it determines.
  ko: {
    unbroken: [
      NAME,
      /\d{4}년 (?:[가-힣]{0,5}[법칙령](?![가-힣])|[가-힣]{1,6}(?=\())/,
      /오[전후] \d+시(?: \d+분)?~?/,
      /\d+월 \d+일|\d+시 \d+분/,
      /제\w+항 \(\w+\)호[가-힣]*/,
      /그 밖에[가-힣]*/,
      /(?<=^|\s)(?:이|그|한|두|세|첫|각) [가-힣]+/,
      /[^\s()<>·]*\)+[가-힣]+/,
      /[가-힣]·(?=[가-힣])/,
    ],
    brackets: true,
    malay: '말레이어 ',
  },
  // Chinese breaks nearly everywhere, but should not break within a section number, a date, a number with
  // its unit, a name, a short act, or a short word in brackets.
  zh: {
    unbroken: [
      NAME,
      /第\s?\d+\w*(?:（\w+）)*(?:[、至]\w*(?:（\w+）)*)*条/,
      /\d+\s?年(?:\s?\d+\s?月)?(?:\s?\d+\s?日)?|\d+\s?月\s?\d+\s?日/,
      /\d[\d,.]*\s?[万亿]?(?:令吉|小时|个月|天|周|岁|号令)/,
      /[A-Z][a-z]+ [A-Z][a-z]+(?=律师)/,
      /马来西亚半岛/,
      /《\d{4}年[一-龥]{1,4}》/,
      /（[一-龥]{1,6}）/,
      /[上下]午\s?\d+\s?时(?:\s?\d+\s?分)?/,
    ],
    malay: '马来文',
  },
};

/** The typography of a language, by its tag; `zh-Hans` and `zh-MY` have that of `zh`. */
export function typographyOf(tag: string): Typography & { isHan: boolean; isLatin: boolean } {
  const row = rows[new Intl.Locale(tag).language] ?? { unbroken: [] };
  const script = scriptOf(tag) ?? '';
  return { ...row, isHan: ['Hans', 'Hant'].includes(script), isLatin: script === 'Latn' };
}
