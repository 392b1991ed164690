const PLACEHOLDER = /\{\{.*?\}\}/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/;
/** A text in the form of one number need not say the number: "one more topic". */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * What is wrong with a new text, in a sentence for the translator, or nothing.
 *
 * @param like what its placeholders must be those of: the English text, and the text that it replaces
 */
export function checkText(value: unknown, key: string, like: readonly string[]): string | undefined {
  if (typeof value !== 'string') return 'A text must be a string.';
  if (!value.trim()) return 'The text is empty. Every text of the site must say something.';
  if (UNSEEN.test(value)) {
    return 'The text has line breaks, tabs or invisible characters in it. Please type it as one paragraph.';
  }
  const found = placeholders(value);
  const rest = value.replace(PLACEHOLDER, '');
  if (rest.includes('{{') || rest.includes('}}')) {
    return 'A placeholder is broken: it needs two braces on each side, as in {{firm}}.';
  }
  const known = new Set(like.flatMap(placeholders));
  const unknown = found.find((placeholder) => !known.has(placeholder));
  if (unknown) return `${unknown} is no placeholder of this text. ${offer([...known])}`;
  const names = new Set(found.map(nameOf));
  const lost = placeholders(like[0] ?? '').find(
    (placeholder) =>
      !names.has(nameOf(placeholder)) && !(PLURAL.test(key) && nameOf(placeholder) === 'count'),
  );
  return (
    lost && `${lost} is missing. The site puts a value in its place: keep it, where the sentence needs it.`
  );
}

const placeholders = (text: string): string[] => text.match(PLACEHOLDER) ?? [];

/** `{{max, number}}` → `max` */
const nameOf = (placeholder: string): string => placeholder.slice(2, -2).split(',')[0]?.trim() ?? '';

const offer = (known: string[]) => (known.length > 0 ? `It has ${known.join(', ')}.` : 'It has none.');
