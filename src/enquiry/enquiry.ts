import { anyOf, isBlank, REMOVED_FROM_ADDRESS, REMOVED_FROM_TEXT, SEPARATOR } from './characters.ts';

/** What there is to know of a field of the enquiry. */
interface Field {
  required: boolean;
  /** A column of `public.contacts`, in the call for the firm's mail, and in that mail. */
  stored: boolean;
  /** In the call for the acknowledgement, too. */
  acknowledged: boolean;
  /** The most characters that it takes; the database refuses more. */
  most?: number;
  /** The kind of its input; `box` has several lines. */
  input: 'text' | 'email' | 'tel' | 'box';
  /** What a browser may fill it with. */
  autoComplete?: string;
}

/**
 * The enquiry, field by field. The form, its schema, draft and calls, the function's requests and mails, and the tests
 * take it from here. The database says it once more (`supabase/migrations`); `tests/supabase/database/contract.test.ts`
 * holds it to this table. CONTRIBUTING, "A field more", says what else a new row needs.
 *
 * Three odd facts are the specification's (sections 3 and 7):
 *
 * - `subject` is collected, and then dropped: it is not validated, stored or sent.
 * - `consent` is no field: it is stored as true with every enquiry, for sending is agreeing.
 * - `created_at` goes with each call for a mail and is demanded there, but what counts is the database's own time.
 */
const table = {
  name: {
    required: true,
    stored: true,
    acknowledged: true,
    most: 200,
    input: 'text',
    autoComplete: 'name',
  },
  email: {
    required: true,
    stored: true,
    acknowledged: true,
    most: 254,
    input: 'email',
    autoComplete: 'email',
  },
  phone: { required: false, stored: true, acknowledged: false, most: 50, input: 'tel', autoComplete: 'tel' },
  subject: { required: false, stored: false, acknowledged: false, input: 'text', autoComplete: 'off' },
  message: { required: true, stored: true, acknowledged: false, most: 5000, input: 'box' },
} as const satisfies Record<string, Field>;

type Table = typeof table;
export type EnquiryField = keyof Table;
/** Those fields that have something in the table. */
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
export const isLine = (name: EnquiryField): boolean => fields[name].input !== 'box';

/** What a visitor types. All are strings; an optional one is empty when it was not given. */
export type Enquiry = Record<EnquiryField, string>;

/** An enquiry as it is stored and sent; what was not given is null. */
export type StoredEnquiry = {
  [Name in StoredField]: Table[Name] extends { required: true } ? string : string | null;
};

export const emptyEnquiry = Object.fromEntries(names.map((name) => [name, ''])) as Enquiry;

/** An enquiry of what was typed: what the form does not ask for is left out, what it lacks is empty. */
export const toEnquiry = (typed: Record<string, string>): Enquiry =>
  Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Enquiry;

/** The two places of the form: the contact page, and the page of a language. Their order and size differ. */
export const variants = {
  contact: { fields: names, rows: 5 },
  language: { fields: ['name', 'phone', 'email', 'subject', 'message'], rows: 6 },
} as const satisfies Record<string, { fields: readonly EnquiryField[]; rows: number }>;

export type Variant = keyof typeof variants;

const removedFromText = anyOf(REMOVED_FROM_TEXT);
const removedFromAddress = anyOf(REMOVED_FROM_ADDRESS);

/**
 * What was typed or pasted, as it is stored: without blanks around it and marks that nobody sees, in a line without
 * the tabs and line ends of tables and word processors, and empty if there is nothing to see.
 *
 *     tidied('name', ' Tan\tMei ') // => 'Tan Mei'
 */
export function tidied(name: EnquiryField, typed: string): string {
  const { input } = fields[name];
  const removed = input === 'email' || input === 'tel' ? removedFromAddress : removedFromText;
  const seen = typed.replace(removed, '');
  const tidy = isLine(name)
    ? seen.replaceAll('\t', ' ').replace(SEPARATOR, ' ')
    : seen.replace(SEPARATOR, '\n');
  return isBlank(tidy) ? '' : tidy.trim();
}

/** An enquiry as it is stored and sent. */
export const toStore = (enquiry: Enquiry): StoredEnquiry =>
  Object.fromEntries(
    storedFields.map((name) => [name, tidied(name, enquiry[name]) || null]),
  ) as StoredEnquiry;
