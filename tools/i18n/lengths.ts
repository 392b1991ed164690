import { PLACEHOLDER } from './placeholders.ts';

/** Limits of the width of a page's title, which the firm's name follows, and of its description: search engines cut off longer ones. */
const LIMITS: Record<string, { least: number; most: number }> = {
  'meta.title': { least: 3, most: 45 },
  'meta.description': { least: 70, most: 160 },
};

/** Chinese and Korean characters, which are 2 wide. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/g;

/** Finds a title or description that is too short or too long for search engines; any placeholder counts as 10 wide. */
export function length({ namespace, key, text }: Record<'namespace' | 'key' | 'text', string>) {
  // A practice area has its own at the top of its bundle.
  const limits = LIMITS[namespace.startsWith('services/') ? `meta.${key}` : key];
  // The owner has specified the description of the home page.
  if (!limits || namespace === 'home') return undefined;
  const width = text.replace(PLACEHOLDER, '0123456789').replace(WIDE, '$&$&').length;
  return width < limits.least || width > limits.most ? { shown: text, width, ...limits } : undefined;
}
