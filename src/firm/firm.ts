import { helplines } from './helplines.ts';
import { lawyers } from './lawyers.ts';
import { headOffice } from './offices.ts';

/**
 * Facts of the firm that are not language. Names, numbers and addresses are samples ("contoh" is Malay for
 * sample): README, "Before going live", lists what to replace.
 */
export const firm = {
  name: 'Contoh & Partners',
  founded: 1892,
  yearsOfPractice: 130,
  /** The partners' years together, rounded down to five: shown with a plus, as theirs are. */
  combinedYears: Math.floor(lawyers.reduce((sum, { years }) => sum + years, 0) / 5) * 5,
  /** Hours within which an enquiry is answered, on business days. */
  replyHours: 24,
  /** Years for which a client's file is kept, at least. */
  fileYears: 7,
  /** Months after which the site's database deletes an enquiry: `enquiries kept` in supabase/migrations. A sample. */
  enquiryMonths: 24,
  copyrightYear: 2024,
  profileYear: 2024,
  /** The month in which the privacy policy and the terms were last changed. */
  legalUpdated: '2024-09-15',
  phone: headOffice.phone,
  email: 'enquiries@contoh.example',
  /** Digits only, as wa.me wants them. */
  whatsapp: '60120000000',
  notary: { name: 'Daud Contoh', phone: '+60 5-000 0009' },
  timeZone: 'Asia/Kuala_Lumpur',
} as const;

/** A telephone number that a line break does not take apart. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/**
 * The values that every text may name, such as `{{firm}}`: i18next's default variables. Those that each language says in
 * its own words are in `locales/<id>/common.json`, under `facts`.
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
  phone: unbroken(firm.phone),
  fax: unbroken(headOffice.fax),
  ...helplines,
  email: firm.email,
  notary: firm.notary.name,
  notaryPhone: unbroken(firm.notary.phone),
};
