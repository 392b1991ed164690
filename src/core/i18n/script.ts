/**
 * The script that a language is written in.
 *
 *     scriptOf('zh-MY') // => 'Hans'
 *     scriptOf('ko')    // => 'Kore'
 */
export const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script;

/** Scripts from right to left. */
const LEFTWARD = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction in which a language is written, for `dir`. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  LEFTWARD.includes(scriptOf(tag) ?? '') ? 'rtl' : 'ltr';
