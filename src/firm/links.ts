import { firm } from './firm.ts';
import type { Lawyer } from './lawyers.ts';

/**
 * A link that a telephone dials.
 *
 *     telUrl('+60 5-000 0000') // => 'tel:+6050000000'
 */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A link that opens a new mail to an address. */
export const mailUrl = (email: string): string => `mailto:${email}`;

/** A link that opens a WhatsApp chat with the firm, the greeting already written. */
export const whatsappUrl = (greeting: string): string =>
  `https://wa.me/${firm.whatsapp}?text=${encodeURIComponent(greeting)}`;

/** The profile book of the firm, in the language with this id where there is one. */
export const profileBookPath = (localeId: string, isDefaultLocale: boolean): string =>
  `/firm-profile-${firm.profileYear}${isDefaultLocale ? '' : `-${localeId}`}.pdf`;

/**
 * A lawyer's card for the address book, as an address without the language.
 *
 *     vcardPath(lawyer) // => '/lawyers/adam-contoh.vcf'
 */
export const vcardPath = ({ slug }: Lawyer): string => `/lawyers/${slug}.vcf`;
