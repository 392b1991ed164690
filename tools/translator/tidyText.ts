/**
 * Normalises typed text for a bundle: trims the end of each line, and keeps line breaks only if the text had some
 * before, such as a headline with a sentence per line; elsewhere a page would show them as spaces.
 *
 *     tidyText('One\n two ', 'a\nb') // => 'One\ntwo'
 *     tidyText('One\n two ', 'ab')   // => 'One two'
 *
 * @param before the previous text and its English
 */
export function tidyText(typed: string, ...before: (string | null)[]): string {
  const end = before.some((text) => text?.includes('\n')) ? '\n' : ' ';
  return typed.replace(/\s*\n\s*/g, end).trim();
}
