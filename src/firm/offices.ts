/** An office of the firm. Its name in each language is in `locales/<id>/common.json`, under `offices`. */
interface Row {
  id: string;
  /** Street, postcode and town, state and country, a line each, as on an envelope. */
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
] as const satisfies readonly [Row, ...Row[]];

export interface Office extends Row {
  id: (typeof rows)[number]['id'];
}

/** The offices, the head office first. */
export const offices: readonly [Office, ...Office[]] = rows;

/** The office that stands for the firm: its phone is the firm's. */
export const [headOffice] = rows;

/** The lines of an address, as on an envelope. */
export function addressLines({ address }: Office): string[] {
  return [address.street, `${address.postcode} ${address.town}`, `${address.state}, ${address.country}`];
}

/** A map of the office's address, in the visitor's own map application where there is one. */
export function mapUrl(office: Office): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(office).join(', '))}`;
}
