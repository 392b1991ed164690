/**
 * A partner of the firm. The texts are in `locales/<id>/lawyers/<lawyer id>.json`, a photograph in
 * `src/pictures/lawyers/<lawyer id>.jpg`; without one, the engraved plate is shown.
 */
interface LawyerDetails {
  id: string;
  /** A sample name, in Latin script in every language. */
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
}

const rows = [
  {
    id: 'managing',
    name: 'Adam Contoh',
    slug: 'adam-contoh',
    years: 29,
    matters: 500,
    called: 1995,
    email: 'adam@contoh.example',
    phone: '+60 5-000 0011',
  },
  {
    id: 'litigation',
    name: 'Bala Contoh',
    slug: 'bala-contoh',
    years: 36,
    matters: 1000,
    called: 1988,
    email: 'bala@contoh.example',
    phone: '+60 5-000 0012',
  },
  {
    id: 'employment',
    name: 'Catherine Contoh',
    slug: 'catherine-contoh',
    years: 32,
    matters: 800,
    called: 1992,
    email: 'catherine@contoh.example',
    phone: '+60 5-000 0013',
  },
] as const satisfies readonly [LawyerDetails, LawyerDetails, ...LawyerDetails[]];

export interface Lawyer extends LawyerDetails {
  id: (typeof rows)[number]['id'];
}

/** The partners, managing partner first. At least two, since the texts speak of partners in the plural. */
export const lawyers: readonly Lawyer[] = rows;
