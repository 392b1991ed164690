import { firm } from './firm.ts';
import type { Lawyer } from './lawyers.ts';

/** A `tel:` link: `telUrl('+60 5-000 0000') // => 'tel:+6050000000'`. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A `mailto:` link. */
export const mailUrl = (email: string): string => `mailto:${email}`;

/** A link that opens a WhatsApp chat with the firm, with the greeting filled in. */
export const whatsappUrl = (greeting: string): string =>
  `https://wa.me/${firm.whatsapp}?text=${encodeURIComponent(greeting)}`;

/** A link with which the visitor's own WhatsApp sends a message to whom the visitor chooses. */
export const shareUrl = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** The path of the profile book in the language with this id. */
export const profileBookPath = (localeId: string, isDefaultLocale: boolean): string =>
  `/firm-profile-${firm.profileYear}${isDefaultLocale ? '' : `-${localeId}`}.pdf`;

/** The path of a lawyer's vCard, without the language: `/lawyers/adam-contoh.vcf`. */
export const vcardPath = ({ slug }: Lawyer): string => `/lawyers/${slug}.vcf`;
