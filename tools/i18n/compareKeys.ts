import { confirmationLine, isBeyondEnglish } from './confirmations.ts';
import { expectedTexts, PLURAL } from './expectedTexts.ts';
import type { Finding, Position, Verdict } from './finding.ts';
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
  longer: ReadonlyMap<string, number> = new Map(),
): Finding[] {
  const lists = wrongLists(english, bundle).filter(({ key }) => !longer.has(key));
  const inWrongList = (key: string) =>
    lists.some((list) => key.startsWith(`${list.key}.`) || key === list.key);
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
      const source = expected.get(key)?.english.value;
      const position = placeFor(bundle, key, expected);
      return { ...place, ...position, key, rule: 'missingKey', values: { ...values, source } };
    }),
    ...extra.map((key): Finding => {
      const found = { ...place, ...nearest(bundle, key), key };
      const forms = pluralForms(key, expected);
      return forms.length > 0
        ? { ...found, rule: 'extraPluralForm', values: { forms } }
        : { ...found, rule: 'extraKey', values };
    }),
  ];
}

/** The plural forms that a language has of the text with this key; none if it is not a plural. */
function pluralForms(key: string, expected: ReadonlyMap<string, unknown>): string[] {
  if (!PLURAL.test(key)) return [];
  const base = key.replace(PLURAL, '');
  return [...expected.keys()].filter((other) => PLURAL.test(other) && other.replace(PLURAL, '') === base);
}

/** Where to report a missing key: at the nearest preceding text of English that the bundle has. */
function placeFor(bundle: Bundle, key: string, expected: ReadonlyMap<string, unknown>): Position {
  const keys = [...expected.keys()];
  const before = keys.slice(0, keys.indexOf(key)).findLast((other) => bundle.texts.has(other));
  return nearest(bundle, before ?? '');
}

function wrongLists(english: Bundle, bundle: Bundle): (Finding & { key: string })[] {
  return [...english.lists].flatMap(([key, length]) => {
    const own = bundle.lists.get(key);
    // A missing list has no position; its entries are reported as missing.
    if (own === length || (own === undefined && !bundle.positions.has(key))) return [];
    return [
      {
        level: 'error' as const,
        localeId: bundle.localeId,
        file: bundle.file,
        key,
        ...nearest(bundle, key),
        ...judgeList(own, length, textName(bundle.namespace, key)),
      },
    ];
  });
}

/** The rule that a list breaks: it is not a list, or shorter or longer than in English. Only a longer one can be confirmed. */
function judgeList(own: number | undefined, english: number, name: string): Pick<Verdict, 'rule' | 'values'> {
  if (own === undefined) return { rule: 'noList', values: { count: english } };
  if (own < english) return { rule: 'shortList', values: { count: own, english } };
  return { rule: 'longList', values: { own, english, line: confirmationLine(name, String(english)) } };
}
