import { isWord, plain, runsOf } from './plain.ts';

/** What "…" in a phrase stands for: up to three words, or six characters. */
const GAPS = { words: '(?:\\S+ ){0,3}', characters: '.{0,6}' };

/**
 * Tells whether somebody who types this is in danger, by phrases that cannot be harmless. "/" stands between words of which
 * any may be there, "…" for other words.
 *
 *     he/husband … hits/beats … me/child, kill myself
 *
 * @param phrases separated by commas
 */
export function alarmOf(
  phrases: readonly string[],
  simplified: ReadonlyMap<string, string>,
): (typed: string) => boolean {
  const patterns = { words: [] as string[], characters: [] as string[] };
  for (const phrase of phrases.flatMap((subject) => subject.split(/[,，、]/))) {
    const parts = phrase.trim().split(/\s+/);
    const kind = isWord(parts[0] ?? '') ? 'words' : 'characters';
    const end = kind === 'words' ? ' ' : '';
    const pattern = parts.map((part) => {
      if (part === '…') return GAPS[kind];
      const words = part.split('/').map((word) => runsOf(plain(word, simplified)).join(end) + end);
      return `(?:${words.join('|')})`;
    });
    patterns[kind].push((kind === 'words' ? ' ' : '') + pattern.join(''));
  }
  const [words, characters] = [patterns.words, patterns.characters].map(
    (each) => new RegExp(each.join('|') || '$^', 'u'),
  );
  return (typed) => {
    const runs = runsOf(plain(typed, simplified));
    return Boolean(words?.test(` ${runs.join(' ')} `) || characters?.test(runs.join('')));
  };
}
