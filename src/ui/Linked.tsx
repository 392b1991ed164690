import { firm } from '../firm/firm.ts';
import { mailUrl, telUrl } from '../firm/links.ts';

/** The firm's telephone number, however its spaces are written, and its address. */
const REACHES = new RegExp(`(${[firm.phone, firm.email].map(literally).join('|')})`);

/** A text in which the firm's telephone number and e-mail address can be tapped. */
export function Linked({ text }: { text: string }) {
  return text.split(REACHES).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      <a key={part} href={part.includes('@') ? mailUrl(part) : telUrl(part)}>
        {part}
      </a>
    );
  });
}

/** A pattern for exactly this text, any space for each of its spaces. */
function literally(text: string): string {
  return text.replace(/[.+]/g, '\\$&').replaceAll(' ', '\\s');
}
