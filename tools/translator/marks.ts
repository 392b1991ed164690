import type { ResourceKey } from 'i18next';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';

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
