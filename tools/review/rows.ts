import { defaultLocale } from '../../src/i18n/locales.ts';
import { readBundleAt } from './history.ts';
import { declared, type Kind } from './kinds.ts';

/** A text of a row. */
export interface Part {
  key: string;
  /** As a visitor reads it. */
  text: string;
  /** The English original, in a document of another language. */
  english?: string;
  /** Its wording at the commit to compare with. */
  before?: string;
}

/** A unit that is ticked as one. */
export interface Row {
  kind: Kind;
  bundle: string;
  key: string;
  parts: Part[];
  /** Difference from the commit to compare with. */
  change?: 'new' | 'changed' | 'removed';
}

/** The context in which a bundle's rows are read. */
export interface Reading {
  root: string;
  localeId: string;
  /** A commit to compare with. */
  since?: string;
  /** Fills the placeholders of a text. */
  fill: (text: string, bundle: string, key: string) => string;
}

/** The rows of a bundle in the order of its texts, followed by those removed since the commit. */
export async function rowsOf(bundle: string, reading: Reading): Promise<Row[]> {
  const { localeId, since, fill } = reading;
  const now = (await shownTexts(bundle, reading)) ?? new Map();
  const english =
    localeId === defaultLocale.id
      ? undefined
      : await shownTexts(bundle, { ...reading, localeId: defaultLocale.id });
  const past = since === undefined ? undefined : ((await shownTexts(bundle, reading, since)) ?? new Map());
  const rows = new Map<string, Row>();
  const rowAt = (key: string): Row | undefined => {
    const place = declared(bundle, key);
    if (!place) throw new Error(`tools/review/kinds.ts does not say what ${bundle}: ${key} is`);
    if (place.kind === 'prose') return undefined;
    const row: Row = rows.get(place.unit) ?? { kind: place.kind, bundle, key: place.unit, parts: [] };
    rows.set(place.unit, row);
    return row;
  };
  for (const [key, text] of now) {
    const original = english?.get(key);
    rowAt(key)?.parts.push({
      key,
      text: fill(text, bundle, key),
      ...(original !== undefined && { english: fill(original, bundle, key) }),
      ...(past && past.get(key) !== text && { before: past.get(key) ?? '' }),
    });
  }
  for (const [key, text] of past ?? []) {
    if (!now.has(key) && declared(bundle, key)) rowAt(key)?.parts.push({ key, text: '', before: text });
  }
  return [...rows.values()].map((row) => ({ ...row, ...(past && { change: changeOf(row) }) }));
}

function changeOf({ parts }: Row): Row['change'] {
  if (parts.every(({ text }) => !text)) return 'removed';
  if (parts.every(({ before }) => before === '')) return 'new';
  return parts.some(({ before }) => before !== undefined) ? 'changed' : undefined;
}

/** The texts of a bundle that the site shows, by key. */
async function shownTexts(
  bundle: string,
  { root, localeId }: Pick<Reading, 'root' | 'localeId'>,
  commit?: string,
): Promise<Map<string, string> | undefined> {
  const texts = await readBundleAt(root, `locales/${localeId}/${bundle}.json`, commit);
  return texts === undefined ? undefined : flat(texts);
}

function flat(node: unknown, key = '', texts = new Map<string, string>()): Map<string, string> {
  if (typeof node === 'string') texts.set(key, node);
  else {
    for (const [name, value] of Object.entries(node as object))
      flat(value, key ? `${key}.${name}` : name, texts);
  }
  return texts;
}
