/**
 * What was typed, as a bundle has it: without space at the ends of lines. Line ends stay only in texts that have some,
 * such as a headline whose sentences stand on a line each; elsewhere a page would show them as spaces.
 *
 *     tidyText('One\n two ', 'a\nb') // => 'One\ntwo'
 *     tidyText('One\n two ', 'ab')   // => 'One two'
 *
 * @param before the text, and its source, as they were
 */
export function tidyText(typed: string, ...before: (string | null)[]): string {
  const end = before.some((text) => text?.includes('\n')) ? '\n' : ' ';
  return typed.replace(/\s*\n\s*/g, end).trim();
}
