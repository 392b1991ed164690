import json from './lawyers.json' with { type: 'json' };
import { headOffice, type Office, offices } from './offices.ts';

/** A partner of the firm; `schemas/lawyers.json` describes the values. */
export interface Lawyer {
  id: keyof typeof json.lawyers;
  name: string;
  slug: string;
  years: number;
  matters?: number;
  called: number;
  email?: string;
  phone: string;
  office?: string;
  portrait?: string;
}

/** A name with the apostrophe of a keyboard: that of print is as wide as a character in Chinese. `typeset` puts it elsewhere. */
export const typed = (name: string): string => name.replaceAll('’', "'");

/** The partners, managing partner first. */
export const lawyers: readonly Lawyer[] = Object.entries<Omit<Lawyer, 'id'>>(json.lawyers).map(
  ([id, lawyer]) => ({ id: id as Lawyer['id'], ...lawyer, name: typed(lawyer.name) }),
);

/** The office where a partner works. */
export const officeOf = ({ office }: Lawyer): Office => offices.find(({ id }) => id === office) ?? headOffice;

/** The partner to whom a message goes first. */
export const managingPartner = lawyers[0] as Lawyer;
