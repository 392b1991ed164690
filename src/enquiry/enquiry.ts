import { anyOf, isBlank, REMOVED_FROM_ADDRESS, REMOVED_FROM_TEXT, SEPARATOR } from './characters.ts';

/** The properties of a field of the enquiry. */
interface Field {
  required: boolean;
  /** Whether it is a column of `public.contacts`, sent for the firm's mail and printed in it. */
  stored: boolean;
  /** Whether it is also sent for the acknowledgement. */
  acknowledged: boolean;
  /** Maximum length in characters; the database enforces it too. */
  maxLength?: number;
  /** The input type; a `textarea` has several lines. */
  input: 'text' | 'email' | 'tel' | 'textarea';
  /** The HTML `autocomplete` token. */
  autoComplete?: string;
}

/**
 * The enquiry, field by field: the single source for the form, its schema, draft and calls, the function's requests
 * and mails, and the tests. The database repeats it (`supabase/migrations`), and
 * `tests/supabase/database/contract.test.ts` compares the two. What else a new row needs is in CONTRIBUTING, "A field
 * more in the enquiry".
 *
 * Three oddities come from the specification (sections 3 and 7):
 *
 * - `subject` is collected and then dropped: it is not validated, stored or sent.
 * - `consent` is not a field: it is stored as true with every enquiry, since sending is consent.
 * - `created_at` is sent and required with each call for a mail, but the database's own timestamp is what counts.
 */
const table = {
  name: {
    required: true,
    stored: true,
    acknowledged: true,
    maxLength: 200,
    input: 'text',
    autoComplete: 'name',
  },
  email: {
    required: true,
    stored: true,
    acknowledged: true,
    maxLength: 254,
    input: 'email',
    autoComplete: 'email',
  },
  phone: {
    required: false,
    stored: true,
    acknowledged: false,
    maxLength: 50,
    input: 'tel',
    autoComplete: 'tel',
  },
  subject: { required: false, stored: false, acknowledged: false, input: 'text', autoComplete: 'off' },
  message: { required: true, stored: true, acknowledged: false, maxLength: 5000, input: 'textarea' },
} as const satisfies Record<string, Field>;

type Table = typeof table;
export type EnquiryField = keyof Table;
/** The fields whose row has these properties. */
type FieldWith<Something> = {
  [Name in EnquiryField]: Table[Name] extends Something ? Name : never;
}[EnquiryField];
export type StoredField = FieldWith<{ stored: true }>;
export type RequiredField = FieldWith<{ required: true }>;

export const fields: Record<EnquiryField, Field> = table;

const names = Object.keys(table) as EnquiryField[];
export const isStored = (name: EnquiryField): name is StoredField => fields[name].stored;
export const storedFields = names.filter(isStored);
export const acknowledgedFields = names.filter((name) => fields[name].acknowledged) as FieldWith<{
  acknowledged: true;
}>[];

export const isRequired = (name: EnquiryField): name is RequiredField => fields[name].required;
export const isSingleLine = (name: EnquiryField): boolean => fields[name].input !== 'textarea';

/** What a visitor types. All values are strings; an optional one that was not given is empty. */
export type Enquiry = Record<EnquiryField, string>;

/** An enquiry as stored and sent; an optional value that was not given is null. */
export type StoredEnquiry = {
  [Name in StoredField]: Table[Name] extends { required: true } ? string : string | null;
};

export const emptyEnquiry = Object.fromEntries(names.map((name) => [name, ''])) as Enquiry;

/** Builds an enquiry from form values: unknown names are dropped, missing ones become empty strings. */
export const toEnquiry = (typed: Record<string, string>): Enquiry =>
  Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Enquiry;

/** The form's two variants, on the contact page and on the language pages, differ in order and size. */
export const variants = {
  contact: { fields: names, rows: 5 },
  language: { fields: ['name', 'phone', 'email', 'subject', 'message'], rows: 6 },
} as const satisfies Record<string, { fields: readonly EnquiryField[]; rows: number }>;

export type Variant = keyof typeof variants;

const removedFromText = anyOf(REMOVED_FROM_TEXT);
const removedFromAddress = anyOf(REMOVED_FROM_ADDRESS);

/**
 * Normalises a typed or pasted value for storage: trims it, removes invisible marks, turns tabs and line breaks in
 * a single-line field into spaces, and empties it if nothing visible is left.
 *
 *     normalised('name', ' Tan\tMei ') // => 'Tan Mei'
 */
export function normalised(name: EnquiryField, typed: string): string {
  const { input } = fields[name];
  const removed = input === 'email' || input === 'tel' ? removedFromAddress : removedFromText;
  const seen = typed.replace(removed, '');
  const tidy = isSingleLine(name)
    ? seen.replaceAll('\t', ' ').replace(SEPARATOR, ' ')
    : seen.replace(SEPARATOR, '\n');
  return isBlank(tidy) ? '' : tidy.trim();
}

/** An enquiry as it is stored and sent. */
export const toStore = (enquiry: Enquiry): StoredEnquiry =>
  Object.fromEntries(
    storedFields.map((name) => [name, normalised(name, enquiry[name]) || null]),
  ) as StoredEnquiry;
