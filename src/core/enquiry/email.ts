import { cleanedAddress } from './characters.ts';

/**
 * What the HTML standard's `type=email` accepts, with two restrictions: the domain has a dot, and before the @ dots are
 * between other characters, as mail servers require (RFC 5321, 4.1.2).
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Characters before an address as people paste it: quotation marks, stops, `mailto:`. */
const leading = /^(?:mailto:|[^\p{L}\p{N}!#$%&*+/=?^_`{|}~@<-])+/iu;
/** Characters after one, which ends with a letter or digit. */
const trailing = /([\p{L}\p{M}\p{N}@])[^\p{L}\p{M}\p{N}@<]+$/u;

/**
 * An email address as mail servers write it, from what people type and paste. What is not an address stays as it is, for
 * {@link emailFault} to say why.
 *
 *     cleanedEmail('Tan <mailto:tan＠例子.中国>, ') // => 'tan@xn--fsqu00a.xn--fiqs8s'
 */
export function cleanedEmail(typed: string): string {
  const bare = inBrackets(cleanedAddress(typed))
    .replace(/^(mailto:[^?]*)\?.*$/i, '$1')
    .replace(leading, '')
    .replace(trailing, '$1');
  const at = bare.lastIndexOf('@') + 1;
  return at > 0 ? bare.slice(0, at) + asciiDomain(bare.slice(at)) : bare;
}

/** The address in `Name <a@b>`; a list of several stays as it is. */
function inBrackets(text: string): string {
  const [, inner = '', ...more] = text.split('<');
  const [address = '', rest = ''] = inner.split('>');
  return more.length === 0 && address.includes('@') && !rest.includes('@') ? address : text;
}

/**
 * A domain in its own script, as the domain name system knows it. Chromium's email field does this itself.
 *
 *     asciiDomain('예시.한국') // => 'xn--vv4b11d.xn--3e0b707e'
 */
function asciiDomain(domain: string): string {
  const isAscii = /^[\0-\x7f]*$/.test(domain);
  if (isAscii || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

type EmailFault =
  | 'NoAt'
  | 'TwoAts'
  | 'Space'
  | 'Comma'
  | 'Character'
  | 'Before'
  | 'Dots'
  | 'Incomplete'
  | 'Invalid';

/** A character that no address has: before the @, or after it. */
const wrongCharacter = /[^\w!#$%&'*+/=?^`{|}~.@-]|[^a-z\d.@-](?=[^@]*$)/iu;

/**
 * What is wrong with a cleaned address, and the first character that cannot be in it; undefined if nothing is.
 *
 *     emailFault('tan mei@example.com') // => { fault: 'Space', character: ' ' }
 */
export function emailFault(address: string): { fault: EmailFault; character?: string } | undefined {
  if (EMAIL.test(address)) return undefined;
  const [before = '', domain, ...more] = address.split('@');
  if (domain === undefined) return { fault: 'NoAt' };
  const [character] = wrongCharacter.exec(address) ?? [];
  if (character === ',') return { fault: 'Comma', character };
  if (more.length > 0) return { fault: 'TwoAts' };
  if (character === ' ') return { fault: 'Space', character };
  if (character) return { fault: 'Character', character };
  if (!before) return { fault: 'Before' };
  if (!domain.replace(/\.$/, '').includes('.')) return { fault: 'Incomplete' };
  return { fault: /^\.|\.\.|\.@|@\./.test(address) ? 'Dots' : 'Invalid' };
}
