import type { ResourceKey } from 'i18next';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';

// The protocol between the two halves of the translators' mode: the panel in the page, and the development server.

/** Path of the API. */
export const ADDRESS = '/__translator';

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

/** A new text, with the previous one as the author saw it (`null` if there was none). */
export interface Change extends Place {
  value: string;
  before: string | null;
}

/** The answer to a change: the check's warnings about the new text. */
export interface Saved {
  notes: string[];
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

/** The place of a text between two private-use characters, which no text contains; in plain text and in a URL. */
const MARK = /\ue000([^\ue001]*)\ue001/g;
const MARK_IN_URL = /%EE%80%80.*?%EE%80%81/g;

/** Writes a place in private-use characters, which pages leave alone: they write some names in capitals, for example. */
const hidden = (name: string) =>
  name.replace(/[!-~]/g, (one) => String.fromCharCode(0xe100 + one.charCodeAt(0)));
const shown = (mark: string) =>
  mark.replace(/[\ue100-\ue1ff]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe100));

/** A bundle whose texts are each followed by their place, which is removed before a page is sent. */
export const markBundle = (bundle: ResourceKey, locale: string, file: string): ResourceKey =>
  mapTexts(bundle, (text, key) =>
    text ? `${text}\ue000${hidden(placeName({ locale, file, key }))}\ue001` : text,
  );

/** Removes the marks from a text; returns each place once, in the order in which the parts end. */
export function readMarks(marked: string): { text: string; places: Place[] } {
  const plain = marked.replace(MARK_IN_URL, decodeURIComponent);
  const names = new Set([...plain.matchAll(MARK)].map(([, name = '']) => shown(name)));
  return { text: plain.replace(MARK, ''), places: [...names].map(parsePlace) };
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
