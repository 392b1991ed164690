// The protocol between the two halves of the translators' mode: the panel in the page, and the development server.

/** Path of the API. */
export const ADDRESS = '/__translator';

/** Name of the attribute of a page whose texts are marked: `<html data-marked>`. */
export const MODE_ATTRIBUTE = 'data-marked';

/** Begins the comment that precedes a text in the page: `<!--text ko:common:header.skip-->`; the other one follows it. */
export const TEXT_COMMENT = 'text ';
export const TEXT_END = '/text';

/** A text in the panel's list. */
export interface ListedText extends Place {
  /** `null` if English does not have this text. */
  english: string | null;
  /** `null` if it is not translated yet. */
  value: string | null;
  /** Why it needs attention, if it does: it is missing, or older than its English. */
  state?: 'missing' | 'outdated';
  /** The English that an outdated translation was made from. */
  before?: string;
  /** The text of the last commit (`null` if it had none), if this one is different. */
  original?: string | null;
}

/** The texts of a language. `problem` explains why outdated texts cannot be determined. */
export interface TextList {
  name: string;
  texts: ListedText[];
  problem?: string;
}

/**
 * A new text, with the previous one as the author saw it (`null` if there was none). The answer is the check's warnings about
 * it.
 */
export interface Change extends Place {
  value: string;
  before: string | null;
}

/** Confirms a translation for the present English, as its author read both. */
export interface Confirmation extends Place {
  english: string;
}

/** The place of a text: `locales/<locale>/<file>.json`, and its full key. */
export interface Place {
  locale: string;
  file: string;
  key: string;
}

/**
 * A place as a single string.
 *
 *     placeName({ locale: 'ko', file: 'services/insurance', key: 'help.0' }) // => 'ko:services/insurance:help.0'
 */
export const placeName = ({ locale, file, key }: Place): string => `${locale}:${file}:${key}`;

/** The inverse of `placeName`. */
export function parsePlace(name: string): Place {
  const [locale = '', file = '', ...key] = name.split(':');
  return { locale, file, key: key.join(':') };
}
