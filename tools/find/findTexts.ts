/** A text, where it stands (`locales/ko/faq.json`, line from 1, `items.0.answer`), and the English that it translates. */
export interface PlacedText {
  file: string;
  line: number;
  key: string;
  text: string;
  english?: string;
  /** How near its file is to the page that is looked at: 0 if the page does not load it, most for the page's own. */
  near: number;
}

/** A text without what pages change: case, spaces, and the invisible characters that allow or forbid breaks. */
export const bare = (text: string): string => text.replace(/[\s\u00ad\u200b\u2060]+/g, '').toLowerCase();

/**
 * Returns a function that finds where words on a page come from: in the files of the page if they are there, otherwise in any,
 * the nearest first. Of texts with placeholders it finds the most specific one; of several in a paragraph, each.
 */
export function createFinder(texts: readonly PlacedText[]) {
  const rows = texts.map((place) => {
    const parts = place.text.split(/\{\{[^{}]*\}\}/).map(bare);
    const words = parts.join('');
    // A text that is all placeholders would be found everywhere.
    const between = /\p{L}/u.test(words) ? '.+?' : '(?!)';
    const literal = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return { place, near: place.near, words, pattern: new RegExp(`^${literal.join(between)}$`) };
  });
  rows.sort((a, b) => b.near - a.near);
  return (shown: string, isParagraph = false): PlacedText[] => {
    // In the title, the firm's name follows.
    const all = bare(shown.replace(/ \| .*/s, ''));
    if (all === '') return [];
    const found = rows.filter((row) => row.words === all || (row.near && row.pattern.test(all)));
    const best = found.filter(({ near }) => near > 0 || found[0]?.near === 0);
    const most = Math.max(...best.map(({ words }) => words.length));
    if (best.length > 0) return best.filter(({ words }) => words.length === most).map(({ place }) => place);
    if (!isParagraph) return [];
    const within = rows.filter((row) => row.near && row.words.length > 3 && all.includes(row.words));
    const isPart = (part: string, of: string) => part !== of && of.includes(part);
    const parts = within.filter((row) => !within.some(({ words }) => isPart(row.words, words)));
    const isMost = parts.map(({ words }) => words).join('').length > all.length / 2;
    return isMost ? parts.map(({ place }) => place) : [];
  };
}
