import { placeName, readMarks } from '../marks.ts';
import { TEXT_COMMENT, TEXT_END } from '../protocol.ts';

/** Raw-text elements, comments, tags, text. React escapes every `<` and `>` of a value. */
const TOKENS =
  /<(script|style|title|textarea|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
/** A telephone number or an email address in a sentence: its link would split the text, whose mark is at the end. */
const CONTACT =
  /(?<=[^>])<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>|<a href="(?:tel|mailto):[^"]*">([^<]*)<\/a>(?=[^<])/g;

/**
 * Turns the marks in rendered HTML into comments, which do not affect layout: one before and one after each text that
 * comes from a bundle, in which telephone numbers and email addresses are not linked. Marks elsewhere are removed.
 */
export function markedHtml(html: string): string {
  const whole = html.replace(CONTACT, (_, after = '', before = '') => after + before);
  return whole.replace(TOKENS, (token) => {
    const { text, places } = readMarks(token);
    if (token.startsWith('<') || places.length === 0) return text;
    return `<!--${TEXT_COMMENT}${places.map(placeName).join(' ')}-->${text}<!--${TEXT_END}-->`;
  });
}
