/**
 * Normalises typed text for a bundle: puts letters that came in parts together, trims it and the end of each line, and keeps line breaks only if the text had some
 * before, such as a headline with a sentence per line; elsewhere a page would show them as spaces. A space at an end
 * stays if the text had one there, such as the comma between the names of a list.
 *
 *     tidyText('One\n two ', 'a\nb') // => 'One\ntwo'
 *     tidyText('One\n two ', 'ab')   // => 'One two'
 *     tidyText('; ', ', ')           // => '; '
 *
 * @param before the previous text and its English
 */
export function tidyText(typed: string, ...before: (string | null)[]): string {
  const had = (pattern: RegExp) => before.some((text) => text !== null && pattern.test(text));
  const lines = typed
    .normalize()
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, had(/\n/) ? '\n' : ' ');
  const begun = had(/^\s/) ? lines : lines.trimStart();
  return had(/\s$/) ? begun : begun.trimEnd();
}
