import { cleanedEmail, EMAIL } from '../../../src/core/enquiry/email.ts';

/** An email address, with its owner's name or an empty one. */
export interface Address {
  name: string;
  address: string;
}

/** `"Name" <a@b.my>`, `Name <a@b.my>` or `a@b.my`, up to a comma, a semicolon or the end. */
const next =
  /\s*(?:(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>(?:(?!\S@\S)[^<>])*?))\s*<(?<inner>[^<>]+)>|(?<bare>[^\s<>,;"]+@[^\s<>,;"]+))\s*(?:[,;]\s*|$)/y;

/**
 * Reads a setting's address or list of addresses, as mail programs write them. A comma in a name needs no quotation marks.
 * Undefined if it is empty or a part of it is no address: then nothing may be sent, since nobody would notice what is lost.
 *
 *     parseAddresses('Tan, Lim & Co. <a@firm.example>, b@firm.example')
 *     // => [{ name: 'Tan, Lim & Co.', address: 'a@firm.example' }, { name: '', address: 'b@firm.example' }]
 */
export function parseAddresses(setting: string): Address[] | undefined {
  const found: Address[] = [];
  next.lastIndex = 0;
  while (next.lastIndex < setting.length || found.length === 0) {
    const { quoted = '', plain = '', inner, bare = '' } = next.exec(setting)?.groups ?? {};
    const address = cleanedEmail(inner ?? bare);
    if (!EMAIL.test(address)) return undefined;
    found.push({ name: quoted.replace(/\\(.)/g, '$1') || plain.trim(), address });
  }
  return found;
}

/**
 * An address for a header. The name is in quotation marks: without them a comma would start another address, and brackets
 * would be a comment.
 *
 *     formatAddress({ name: 'Tan, Lim & Co.', address: 'a@firm.example' }) // => '"Tan, Lim & Co." <a@firm.example>'
 */
export const formatAddress = ({ name, address }: Address): string =>
  name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address;

/** The settings that have addresses; the first may have several. */
export const ADDRESS_SETTINGS = ['FIRM_EMAIL', 'MAIL_FROM'] as const;
export type AddressSetting = (typeof ADDRESS_SETTINGS)[number];

/** Why the value of a setting cannot be used; undefined if it can. */
export function addressFault(setting: AddressSetting, value: string): string | undefined {
  const isList = setting === 'FIRM_EMAIL';
  const found = parseAddresses(value)?.length ?? 0;
  if (found === 1 || (isList && found > 1)) return undefined;
  const what = isList ? 'an email address, or several with commas between them' : 'one email address';
  return `“${value}” is not ${what}. Write office@firm.com.my or "Name" <office@firm.com.my>.`;
}

/**
 * The environment variables of the function. On a development machine it may read no others. They stand here, since Vite's
 * configuration imports them, which has to load while a slip is in a fact of the firm.
 */
export const SETTINGS = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'SITE_URL',
  'FIRM_EMAIL',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'RESEND_URL',
  'SMTP_URL',
  'FUNCTION_PORT',
] as const;
