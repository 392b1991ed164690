/** Who has read the words of a row, and when; the digest of those words by the folder of each language that was read. */
export type Signature = { on: string; by: string; words: Record<string, string> };

/**
 * The key of a row's texts, or the group around them: `limits.death` for `limits/death` in the register, since no name
 * in the owner's form may contain a dot.
 */
export const unitAt = (name: string): string => name.replaceAll('/', '.');

/**
 * The digest of the words that a row of the register covers in one language: its texts as translators write them, in order.
 * A signature holds it, so that one changed word ends it (FNV-1a, 64 bits).
 *
 * @param texts every text of the row's bundle in that language, by its key
 * @param unit their key, or the group around them
 */
export function wordsDigest(texts: ReadonlyMap<string, string>, unit: string): string {
  const words = [...texts].filter(([key]) => `${key}.`.startsWith(`${unit}.`));
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(words.map(([, text]) => text).join('\n')))
    digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  return digest.toString(16).padStart(16, '0');
}

/** The day on which a row was signed for these very words; undefined if it was not, or if they have changed since. */
export function signedOn(
  row: { unit: string; signed?: Signature } | undefined,
  folder: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const { on, words } = row?.signed ?? {};
  return row && words?.[folder] === wordsDigest(texts, row.unit) ? on : undefined;
}
