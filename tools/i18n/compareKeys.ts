import { confirmationLine, isBeyondEnglish } from './confirmations.ts';
import { expectedTexts, PLURAL } from './expectedTexts.ts';
import type { Finding, Position, Verdict } from './finding.ts';
import { type Bundle, nearest, type TextName } from './readBundle.ts';

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
      const instead = mistyped(key, extra);
      return instead
        ? {
            ...place,
            ...nearest(bundle, instead),
            key,
            rule: 'missingKeyMistyped',
            values: { ...values, source, instead },
          }
        : {
            ...place,
            ...placeFor(bundle, key, expected),
            key,
            rule: 'missingKey',
            values: { ...values, source },
          };
    }),
    ...extra.map((key): Finding => {
      const forms = pluralForms(key, expected);
      if (forms.length > 0) {
        return { ...place, ...nearest(bundle, key), key, rule: 'extraPluralForm', values: { forms } };
      }
      const meant = mistyped(key, missing);
      const rule = meant ? 'extraKeyMistyped' : 'extraKey';
      return { ...place, ...nearest(bundle, key), key, rule, values: { ...values, meant } };
    }),
  ];
}

/** The plural forms that a language has of the text with this key; none if it is not a plural. */
function pluralForms(key: string, expected: ReadonlyMap<string, unknown>): string[] {
  const base = (of: string) => of.replace(PLURAL, '_$1');
  if (!PLURAL.test(key)) return [];
  return [...expected.keys()].filter((other) => PLURAL.test(other) && base(other) === base(key));
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
        ...judgeList(own, length, { namespace: bundle.namespace, key }),
      },
    ];
  });
}

/** What to do about a list that is none, or is shorter or longer than the English; only a longer one can be confirmed. */
function judgeList(
  own: number | undefined,
  english: number,
  name: TextName,
): Pick<Verdict, 'rule' | 'values'> {
  if (own === undefined) return { rule: 'noList', values: { count: english } };
  if (own < english) return { rule: 'shortList', values: { count: own, english } };
  return { rule: 'longList', values: { own, english, line: confirmationLine(name, String(english)) } };
}

/** The only other candidate in the same object as a key, if there is exactly one: most likely a typo. */
function mistyped(key: string, candidates: string[]): string | undefined {
  const parent = (of: string) => of.slice(0, of.lastIndexOf('.') + 1);
  const beside = candidates.filter((candidate) => parent(candidate) === parent(key));
  return beside.length === 1 ? beside[0] : undefined;
}
