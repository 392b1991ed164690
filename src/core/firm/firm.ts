import publicOffices from '../law/offices.json' with { type: 'json' };
import json from './firm.json' with { type: 'json' };
import { lawyers, typed } from './lawyers.ts';
import { headOffice, offices } from './offices.ts';
import { serviceSlugs } from './services.ts';

/** What another firm may lack, or have more of. */
interface Varying {
  whatsapp?: string;
  notary?: { name: string; phone: string };
  profileYear?: number;
  consular: Record<string, { locale: string; number: string; source: string; checked: string }>;
}
const given: Omit<typeof json, keyof Varying> & Varying = json;

/** Facts about the firm that do not depend on language; `schemas/firm.json` describes them. */
export const firm = {
  ...given,
  name: typed(given.name),
  notary: given.notary && { ...given.notary, name: typed(given.notary.name) },
  /** The partners' combined years of practice, rounded down to a multiple of five; shown with a plus. */
  combinedYears: Math.floor(lawyers.reduce((sum, { years }) => sum + years, 0) / 5) * 5,
  phone: headOffice.phone,
  /** As in the database's housekeeping. */
  timeZone: 'Asia/Kuala_Lumpur',
} as const;

const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

const consular = Object.fromEntries(
  Object.entries(firm.consular).map(([id, { number }]) => [id, unbroken(number)]),
);

/** The number of the WhatsApp chat as it is read: `+60 12-000 0000`. */
export const whatsappNumber =
  firm.whatsapp && `+${firm.whatsapp.replace(/^60(\d\d)(\d{3,4})(\d{4})$/, '60 $1-$2 $3')}`;

/** Values that a firm may lack, undefined if it does. */
const optionalFacts = {
  fax: headOffice.fax && unbroken(headOffice.fax),
  whatsapp: whatsappNumber && unbroken(whatsappNumber),
  profileYear: firm.profileYear && String(firm.profileYear),
  notary: firm.notary?.name,
  notaryPhone: firm.notary && unbroken(firm.notary.phone),
  /** The number of offices, if there are several. */
  offices: offices.length > 1 ? offices.length : undefined,
};

/** The names of those that this firm lacks. */
export const absentFacts = Object.entries(optionalFacts).flatMap(([name, value]) => (value ? [] : name));

const { yearsOfPractice, combinedYears, replyHours, fileYears, enquiryMonths, email } = firm;

/**
 * The values that every text may name, such as `{{firm}}`: i18next's default variables. Facts that each language words
 * itself are in `locales/<id>/common.json`, under `facts`. Public offices are named as on their doors, in Malay: `{{jpp}}`.
 */
export const facts = {
  firm: firm.name,
  founded: String(firm.founded),
  ...{ yearsOfPractice, combinedYears, replyHours, fileYears, enquiryMonths, email },
  areas: serviceSlugs.length,
  copyrightYear: String(firm.copyrightYear),
  privacyUpdated: new Date(`${firm.privacyUpdated}T12:00:00Z`),
  termsUpdated: new Date(`${firm.termsUpdated}T12:00:00Z`),
  phone: unbroken(firm.phone),
  ...firm.helplines,
  ...consular,
  ...publicOffices,
  ...optionalFacts,
};
