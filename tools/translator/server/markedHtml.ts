import { type Place, placeName, readMarks } from '../marks.ts';
import { type Role, TEXT_COMMENT } from '../protocol.ts';

/** A text and its role on a page. */
export interface Use extends Place {
  role: Role;
}

/** Raw-text elements, comments, tags, text. React escapes every `<` and `>` of a value. */
const TOKENS =
  /<(script|style|title|textarea|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
const ATTRIBUTES = /([\w:-]+)="([^"]*)"/g;
const ROLES: Record<string, Role> = {
  'og:title': 'title',
  description: 'description',
  'og:description': 'description',
  alt: 'picture',
  href: 'address',
};
const RAW_ROLES: Record<string, Role> = { title: 'title', template: 'message', noscript: 'message' };
/** A phone number or a mail address in a sentence: the link would part the text, of which the mark is at the end. */
const CONTACT =
  /(?<=[^>])<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>|<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>(?=[^<])/g;
/** The class of texts for screen readers only. */
const SCREEN_READERS_ONLY = /class="[^"]*\bvisually-hidden\b/;

/**
 * Turns the invisible marks in rendered HTML into comments, which affect neither layout nor hydration: one precedes
 * each text that comes from a bundle, in which phone numbers and mail addresses are no links here. Marks in attributes, titles and scripts are removed.
 */
export function markedHtml(html: string): { html: string; uses: Use[] } {
  const uses: Use[] = [];
  const clean = (text: string, role: Role): string => {
    const read = readMarks(text);
    uses.push(...read.places.map((place) => ({ ...place, role })));
    return read.text;
  };
  let tag = '';
  const whole = html.replace(CONTACT, (_, after = '', before = '') => after + before);
  const marked = whole.replace(TOKENS, (token: string, raw: string | undefined) => {
    if (raw) return clean(token, RAW_ROLES[raw] ?? 'data');
    if (token.startsWith('<!--')) return token;
    if (token.startsWith('<')) {
      tag = token;
      const name = /(?:name|property)="([^"]*)"/.exec(token)?.[1] ?? '';
      return token.replace(ATTRIBUTES, (_, attribute: string, value: string) => {
        return `${attribute}="${clean(value, ROLES[attribute] ?? ROLES[name] ?? 'label')}"`;
      });
    }
    const { text, places } = readMarks(token);
    uses.push(
      ...places.map((place): Use => ({ ...place, role: SCREEN_READERS_ONLY.test(tag) ? 'label' : 'text' })),
    );
    return places.length > 0 ? `<!--${TEXT_COMMENT}${places.map(placeName).join(' ')}-->${text}` : text;
  });
  return { html: marked, uses };
}
