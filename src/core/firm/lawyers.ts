import json from './lawyers.json' with { type: 'json' };
import { withIds } from './withIds.ts';

/** A partner of the firm; `schemas/lawyers.json` describes the values. */
export interface Lawyer {
  id: keyof typeof json.lawyers;
  name: string;
  slug: string;
  years: number;
  matters: number;
  called: number;
  email: string;
  phone: string;
  portrait?: string;
}

/** The partners, managing partner first; at least two. */
export const lawyers: readonly Lawyer[] = withIds<Lawyer['id'], Omit<Lawyer, 'id'>>(json.lawyers);

/** The partner to whom a message goes first. */
export const managingPartner = lawyers[0] as Lawyer;
