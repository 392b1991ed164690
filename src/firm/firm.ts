import { helplines } from './helplines.ts';
import { lawyers } from './lawyers.ts';
import { headOffice } from './offices.ts';

/**
 * Facts about the firm that do not depend on language. Names, numbers and addresses are samples ("contoh" is Malay for
 * sample); src/firm/samples.md lists what to replace.
 */
export const firm = {
  name: 'Contoh & Partners',
  founded: 1892,
  yearsOfPractice: 130,
  /** The partners' combined years of practice, rounded down to a multiple of five; shown with a plus. */
  combinedYears: Math.floor(lawyers.reduce((sum, { years }) => sum + years, 0) / 5) * 5,
  /** Hours within which an enquiry is answered, on business days. */
  replyHours: 24,
  /** Minimum number of years for which a client's file is kept. */
  fileYears: 7,
  /** Months after which the database deletes an enquiry: `enquiries kept` in supabase/migrations. A sample. */
  enquiryMonths: 24,
  copyrightYear: 2024,
  profileYear: 2024,
  /** When the privacy policy and the terms were last changed; only the month is shown. */
  legalUpdated: '2024-09-15',
  /**
   * When a lawyer last checked every statement of law and signed the review documents; only the month is shown. A
   * sample until then.
   */
  lawChecked: '2026-11-01',
  phone: headOffice.phone,
  email: 'enquiries@contoh.example',
  /** Digits only, the format of wa.me links. */
  whatsapp: '60120000000',
  notary: { name: 'Daud Contoh', phone: '+60 5-000 0009' },
  timeZone: 'Asia/Kuala_Lumpur',
} as const;

/** A telephone number that does not wrap. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/**
 * The values that every text may name, such as `{{firm}}`: i18next's default variables. Facts that each language words
 * itself are in `locales/<id>/common.json`, under `facts`.
 */
export const facts = {
  firm: firm.name,
  founded: String(firm.founded),
  yearsOfPractice: firm.yearsOfPractice,
  combinedYears: firm.combinedYears,
  replyHours: firm.replyHours,
  fileYears: firm.fileYears,
  enquiryMonths: firm.enquiryMonths,
  copyrightYear: String(firm.copyrightYear),
  profileYear: String(firm.profileYear),
  legalUpdated: new Date(`${firm.legalUpdated}T12:00:00Z`),
  lawChecked: new Date(`${firm.lawChecked}T12:00:00Z`),
  phone: unbroken(firm.phone),
  fax: unbroken(headOffice.fax),
  ...helplines,
  email: firm.email,
  notary: firm.notary.name,
  notaryPhone: unbroken(firm.notary.phone),
};
