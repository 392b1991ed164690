/** An office of the firm. Its name in each language is in `locales/<id>/common.json`, under `offices`. */
interface OfficeDetails {
  id: string;
  /** The postal address in parts; `addressLines` puts them together. */
  address: { street: string; postcode: string; town: string; state: string; country: string };
  phone: string;
  fax: string;
  email: string;
}

const rows = [
  {
    id: 'ipoh',
    address: {
      street: '1 Jalan Contoh',
      postcode: '30000',
      town: 'Ipoh',
      state: 'Perak',
      country: 'Malaysia',
    },
    phone: '+60 5-000 0000',
    fax: '+60 5-000 0001',
    email: 'ipoh@contoh.example',
  },
  {
    id: 'telukIntan',
    address: {
      street: '2 Jalan Contoh',
      postcode: '36000',
      town: 'Teluk Intan',
      state: 'Perak',
      country: 'Malaysia',
    },
    phone: '+60 5-000 0002',
    fax: '+60 5-000 0003',
    email: 'telukintan@contoh.example',
  },
] as const satisfies readonly [OfficeDetails, ...OfficeDetails[]];

export interface Office extends OfficeDetails {
  id: (typeof rows)[number]['id'];
}

/** The offices, head office first. */
export const offices: readonly [Office, ...Office[]] = rows;

/** The main office; its phone number is the firm's. */
export const [headOffice] = rows;

/** The lines of an office's address, as on an envelope. */
export function addressLines({ address }: Office): string[] {
  return [address.street, `${address.postcode} ${address.town}`, `${address.state}, ${address.country}`];
}

/** A link to the office on a map, which opens in the visitor's map app where there is one. */
export function mapUrl(office: Office): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(office).join(', '))}`;
}
