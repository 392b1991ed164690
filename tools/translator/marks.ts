import type { ResourceKey } from 'i18next';
import { type InvisibleMeta, unwrap, wrap } from 'i18next-subliminal';
import { mapTexts } from '../i18n/mapTexts.ts';

/** The place of a text: `locales/<locale>/<file>.json`, and its full key. */
export interface Place {
  locale: string;
  file: string;
  key: string;
}

/** Separates the marks of adjacent texts, which i18next-subliminal would read as one. */
const SEPARATOR = '\u2060';
/** What i18next-subliminal writes: U+200B and U+200C in Node, U+200C and U+200D in a browser. */
const RUN = /\u2060?[\u200b-\u200d]{9,}\u2060?/g;
/** The same, percent-encoded in a URL, such as that of a chat with a greeting. */
const ENCODED_RUN = /(?:%E2%81%A0)?(?:%E2%80%8[BCD]){9,}(?:%E2%81%A0)?/g;

/** The package's own type claims that it returns a string. */
const readMark = unwrap as unknown as (text: string) => { invisibleMeta?: InvisibleMeta };

/** Marks are a thousand characters long, so each is encoded and decoded only once. */
const written = new Map<string, string>();
const read = new Map<string, Place | undefined>();

/** A bundle whose texts each carry their place as an invisible mark. */
export function markBundle(bundle: ResourceKey, locale: string, file: string): ResourceKey {
  return mapTexts(bundle, (text, key) =>
    text && !isSeparator(file, key) ? text + markOf({ locale, file, key }) : text,
  );
}

/** The separators of lists must not be marked, since code looks at how they end. */
const isSeparator = (file: string, key: string): boolean => file === 'common' && key.startsWith('lists.');

function markOf(place: Place): string {
  const name = placeName(place);
  const mark =
    written.get(name) ??
    SEPARATOR + wrap(SEPARATOR, { lng: place.locale, ns: place.file, key: place.key }) + SEPARATOR;
  written.set(name, mark);
  return mark;
}

/** Removes the marks from a text; returns the place of each part once, in the order in which they end. */
export function readMarks(marked: string): { text: string; places: Place[] } {
  const places = new Map<string, Place>();
  for (const [run] of marked.replace(ENCODED_RUN, decodeURIComponent).matchAll(RUN)) {
    const place = placeOf(run);
    if (place) places.set(placeName(place), place);
  }
  return { text: marked.replace(RUN, '').replace(ENCODED_RUN, ''), places: [...places.values()] };
}

function placeOf(run: string): Place | undefined {
  if (!read.has(run)) {
    const { lng: locale, ns: file, key } = readMark(run).invisibleMeta ?? {};
    read.set(run, locale && file && key ? { locale, file, key } : undefined);
  }
  return read.get(run);
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
