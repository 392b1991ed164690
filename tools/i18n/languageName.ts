const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a language: `ms` → `Malay`; undefined if no language has this tag. */
export function languageName(tag: string): string | undefined {
  try {
    return english.of(tag);
  } catch {
    // No tag at all.
    return undefined;
  }
}
