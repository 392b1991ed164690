/** Chinese languages that browsers name by their own tags; `cmn` already is `zh` to `Intl`. */
const CHINESE = ['gan', 'hak', 'hsn', 'nan', 'wuu', 'yue'];

/**
 * The row for the first of a reader's languages that there is: in the script of that language if possible.
 *
 *     bestMatch(['fr', 'zh-TW'], [hans, hant]) // => hant
 *     bestMatch(['yue'], [hans])               // => hans
 *
 * @param wanted BCP-47 tags, the preferred one first; those that are none are ignored
 */
export function bestMatch<Row extends { tag: string }>(
  wanted: readonly string[],
  rows: readonly Row[],
): Row | undefined {
  for (const tag of wanted) {
    const reader = partsOf(tag);
    const read = rows.filter((row) => reader && partsOf(row.tag)?.language === reader.language);
    const best = read.find((row) => partsOf(row.tag)?.script === reader?.script) ?? read[0];
    if (best) return best;
  }
  return undefined;
}

function partsOf(tag: string): { language: string; script?: string } | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language: CHINESE.includes(language) ? 'zh' : language, script };
  } catch {
    return undefined;
  }
}
