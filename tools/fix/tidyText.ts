import { STRANGE_SPACES } from '../i18n/characters.ts';

/**
 * Normalises typed text for a bundle: composes decomposed letters, makes spaces ordinary and trims each line. Line breaks are kept only if the
 * text already had some, such as a headline with a sentence per line; elsewhere a page would show them as spaces. A space
 * at the start or end is kept if the text already had one there, such as the separator of a list.
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
    .replace(STRANGE_SPACES, ' ')
    .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, had(/\n/) ? '\n' : ' ');
  const begun = had(/^\s/) ? lines : lines.trimStart();
  return had(/\s$/) ? begun : begun.trimEnd();
}
