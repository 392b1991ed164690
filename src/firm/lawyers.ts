import json from './lawyers.json' with { type: 'json' };
import { withIds } from './withIds.ts';

/** A partner of the firm; `schemas/lawyers.json` describes the values. */
export interface Lawyer {
  id: keyof typeof json.lawyers;
  name: string;
  /** Last segment of the profile's address: `/lawyers/<slug>`. */
  slug: string;
  /** Years of experience, shown with a plus. */
  years: number;
  /** Transactions, cases or disputes, shown with a plus. */
  matters: number;
  /** Year of the call to the Malaysian Bar. */
  called: number;
  email: string;
  phone: string;
  /** The photograph, as a path in the project. */
  portrait?: string;
}

/** The partners, managing partner first; at least two. */
export const lawyers: readonly Lawyer[] = withIds<Lawyer['id'], Omit<Lawyer, 'id'>>(json.lawyers);

/** The partner to whom a message goes first. */
export const managingPartner = lawyers[0] as Lawyer;
