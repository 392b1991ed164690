import json from './offices.json' with { type: 'json' };

/** An office of the firm, as in `schemas/offices.json`. Its name is in `locales/<id>/common.json`, under `offices`. */
export interface Office {
  id: keyof typeof json.offices;
  address: { street: string; postcode: string; town: string; state: string; country: string };
  phone: string;
  fax?: string;
  email: string;
}

/** The offices, head office first. */
export const offices: readonly Office[] = Object.entries<Omit<Office, 'id'>>(json.offices).map(
  ([id, office]) => ({ id: id as Office['id'], ...office }),
);

/** The main office; its phone number is the firm's. */
export const headOffice = offices[0] as Office;

/** The lines of an office's address, as on an envelope. */
export function addressLines({ address }: Office): string[] {
  return [address.street, `${address.postcode} ${address.town}`, `${address.state}, ${address.country}`];
}

/** A link to the office on a map, which opens in the visitor's map app where there is one. */
export function mapUrl(office: Office): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(office).join(', '))}`;
}
