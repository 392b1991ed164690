import { expectedTexts } from './expectedTexts.ts';
import type { Finding } from './finding.ts';
import type { Bundle } from './readBundle.ts';

/**
 * Compares the keys of a bundle with those of the English one: lists of another length, keys that are missing,
 * and keys that nothing shows.
 */
export function compareKeys(english: Bundle, bundle: Bundle, tag: string): Finding[] {
  const lists = wrongLists(english, bundle);
  const inWrongList = (key: string) =>
    lists.some((list) => key.startsWith(`${list.key}.`) || key === list.key);
  const expected = expectedTexts(english, tag);
  const missing = [...expected.keys()].filter((key) => !bundle.texts.has(key) && !inWrongList(key));
  const extra = [...bundle.texts.keys()].filter((key) => !expected.has(key) && !inWrongList(key));
  const place = { level: 'error', localeId: bundle.localeId, file: bundle.file } as const;
  return [
    ...lists,
    ...missing.map((key) => ({
      ...place,
      key,
      problem: `The key is missing. English: “${expected.get(key)?.english.value}”`,
      todo: mistyped(key, extra)
        ? `The file has “${mistyped(key, extra)}” instead: write the key as in ${english.file}.`
        : `Add the key where ${english.file} has it, and translate its text.`,
    })),
    ...extra.map((key) => ({
      ...place,
      key,
      line: bundle.texts.get(key)?.line,
      problem: `The site does not show this: ${english.file} has no such key.`,
      todo: mistyped(key, missing)
        ? `It should perhaps be “${mistyped(key, missing)}”.`
        : 'Delete it, or write the key as in the English file.',
    })),
  ];
}

function wrongLists(english: Bundle, bundle: Bundle): (Finding & { key: string })[] {
  return [...english.lists].flatMap(([key, length]) => {
    const own = bundle.lists.get(key);
    // A list that is missing altogether has no text; its entries are reported as missing.
    if (own === length || (own === undefined && !bundle.texts.has(key))) return [];
    return [
      {
        level: 'error' as const,
        localeId: bundle.localeId,
        file: bundle.file,
        key,
        problem: `The list has ${own ?? 'no'} entries; the English one has ${length}.`,
        todo: 'Give it the same entries as the English list, one for one.',
      },
    ];
  });
}

/** The one candidate that stands beside a key, in the same object: where there is just one, it was meant. */
function mistyped(key: string, candidates: string[]): string | undefined {
  const parent = (of: string) => of.slice(0, of.lastIndexOf('.') + 1);
  const beside = candidates.filter((candidate) => parent(candidate) === parent(key));
  return beside.length === 1 ? beside[0] : undefined;
}
