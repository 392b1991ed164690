import offices from '../law/offices.json' with { type: 'json' };
import json from './firm.json' with { type: 'json' };
import { lawyers, typographic } from './lawyers.ts';
import { headOffice } from './offices.ts';
import { serviceSlugs } from './services.ts';

/** Facts about the firm that do not depend on language; `schemas/firm.json` describes them. */
export const firm = {
  ...json,
  name: typographic(json.name),
  notary: { ...json.notary, name: typographic(json.notary.name) },
  /** The partners' combined years of practice, rounded down to a multiple of five; shown with a plus. */
  combinedYears: Math.floor(lawyers.reduce((sum, { years }) => sum + years, 0) / 5) * 5,
  phone: headOffice.phone,
  /** As in the database's housekeeping. */
  timeZone: 'Asia/Kuala_Lumpur',
} as const;

/** A telephone number that does not wrap. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** The numbers of consulates by their ids. */
const consular: Record<string, string> = Object.fromEntries(
  Object.entries(firm.consular).map(([id, { number }]) => [id, unbroken(number)]),
);

/**
 * The values that every text may name, such as `{{firm}}`: i18next's default variables. Facts that each language words
 * itself are in `locales/<id>/common.json`, under `facts`. Public offices are named as on their doors, in Malay: `{{jpp}}`.
 */
export const facts = {
  firm: firm.name,
  founded: String(firm.founded),
  yearsOfPractice: firm.yearsOfPractice,
  combinedYears: firm.combinedYears,
  areas: serviceSlugs.length,
  replyHours: firm.replyHours,
  fileYears: firm.fileYears,
  enquiryMonths: firm.enquiryMonths,
  copyrightYear: String(firm.copyrightYear),
  profileYear: String(firm.profileYear),
  legalUpdated: new Date(`${firm.legalUpdated}T12:00:00Z`),
  phone: unbroken(firm.phone),
  ...(headOffice.fax ? { fax: unbroken(headOffice.fax) } : {}),
  ...firm.helplines,
  ...consular,
  ...offices,
  email: firm.email,
  notary: firm.notary.name,
  notaryPhone: unbroken(firm.notary.phone),
};
