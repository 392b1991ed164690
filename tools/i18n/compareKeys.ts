import { confirmationLine, isBeyondEnglish } from './confirmations.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { Finding, Position } from './finding.ts';
import { type Bundle, nearest, textName } from './readBundle.ts';

/**
 * Compares the keys of a bundle with those of English: lists of different length, missing keys, and superfluous ones.
 *
 * @param longer the lists that may have more entries than English: see longerLists
 */
export function compareKeys(
  english: Bundle,
  bundle: Bundle,
  tag: string,
  longer: ReadonlyMap<string, number>,
): Finding[] {
  const lists = wrongLists(english, bundle).filter(({ key }) => !longer.has(key));
  const inWrongList = (key: string) => lists.some((list) => key.startsWith(`${list.key}.`));
  const expected = expectedTexts(english, tag);
  const missing = [...expected.keys()].filter((key) => !bundle.texts.has(key) && !inWrongList(key));
  const extra = [...bundle.texts.keys()].filter(
    (key) => !expected.has(key) && !inWrongList(key) && !isBeyondEnglish(longer, key),
  );
  const place = { level: 'error', localeId: bundle.localeId, file: bundle.file } as const;
  const values = { english: english.file };
  return [
    ...lists,
    ...missing.map((key): Finding => {
      const source = expected.get(key)?.value;
      const position = placeFor(bundle, key, expected);
      return { ...place, ...position, key, rule: 'missingKey', values: { ...values, source } };
    }),
    ...extra.map((key): Finding => ({ ...place, ...nearest(bundle, key), key, rule: 'extraKey', values })),
  ];
}

/** Where to report a missing key: at the nearest preceding text of English that the bundle has. */
function placeFor(bundle: Bundle, key: string, expected: ReadonlyMap<string, unknown>): Position {
  const keys = [...expected.keys()];
  const before = keys.slice(0, keys.indexOf(key)).findLast((other) => bundle.texts.has(other));
  return nearest(bundle, before ?? '');
}

type Wrong = Finding & { key: string };

/** Finds lists shorter or longer than in English. Only a longer one can be confirmed. */
function wrongLists(english: Bundle, bundle: Bundle): Wrong[] {
  const { namespace, localeId, file } = bundle;
  return [...english.lists].flatMap(([key, length]): Wrong[] => {
    const own = bundle.lists.get(key);
    // The entries of a missing list are reported as missing.
    if (own === undefined || own === length) return [];
    const found = { level: 'error' as const, localeId, file, key, ...nearest(bundle, key) };
    if (own < length) return [{ ...found, rule: 'shortList', values: { count: own, english: length } }];
    const line = confirmationLine(textName(namespace, key), String(length));
    return [{ ...found, rule: 'longList', values: { own, english: length, line } }];
  });
}
