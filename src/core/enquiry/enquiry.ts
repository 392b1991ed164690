import { isBlank, removedFromAddress, removedFromText, separators } from './characters.ts';

/** An enquiry as stored and sent, column by column; an optional value that was not given is null. */
export interface StoredEnquiry {
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

export type StoredField = keyof StoredEnquiry;
/** The form's fields. As specified, `subject` is collected and then dropped: neither validated, stored nor sent. */
export type EnquiryField = StoredField | 'subject';

/** The form's values. All are strings; an optional one that was not given is empty. */
export type Enquiry = Record<EnquiryField, string>;

/** The properties of a field of the enquiry. */
interface Field {
  required?: boolean;
  /** Maximum length in characters; the database enforces it too. */
  maxLength?: number;
  /** The input type; a `textarea` has several lines. */
  input: 'text' | 'email' | 'tel' | 'textarea';
  /** The HTML `autocomplete` token. */
  autoComplete?: string;
}

/**
 * The enquiry, field by field: the single source for the form, its schema, draft and calls, the function's requests
 * and emails, and the tests. The database repeats it (`supabase/migrations`), and
 * `tests/supabase/database/contract.test.ts` compares the two. CONTRIBUTING, "Add a field to the enquiry form", lists
 * what else a new row needs.
 *
 * Two more values come from the specification (sections 3 and 7):
 *
 * - `consent` is not a field: it is stored as true with every enquiry, since sending is consent.
 * - `created_at` is sent and required with each request for an email, but the database's own timestamp is used.
 */
export const fields: Record<EnquiryField, Field> = {
  name: { required: true, maxLength: 200, input: 'text', autoComplete: 'name' },
  email: { required: true, maxLength: 254, input: 'email', autoComplete: 'email' },
  phone: { maxLength: 50, input: 'tel', autoComplete: 'tel' },
  subject: { input: 'text', autoComplete: 'off' },
  message: { required: true, maxLength: 5000, input: 'textarea' },
};

const names = Object.keys(fields) as EnquiryField[];
export const storedFields = names.filter((name): name is StoredField => name !== 'subject');
/** The fields sent with the request for the acknowledgement. */
export const acknowledgedFields: readonly StoredField[] = ['name', 'email'];

export const isRequired = (name: EnquiryField): boolean => fields[name].required ?? false;
export const isSingleLine = (name: EnquiryField): boolean => fields[name].input !== 'textarea';

/** Builds an enquiry from form values: unknown names are dropped, missing ones become empty strings. */
export const toEnquiry = (typed: Record<string, string>): Enquiry =>
  Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Enquiry;

export const emptyEnquiry = toEnquiry({});

/** The form's two variants, on the contact page and on the language pages, differ in order and size. */
export const variants = {
  contact: { fields: names, rows: 5 },
  language: { fields: ['name', 'phone', 'email', 'subject', 'message'], rows: 6 },
} satisfies Record<string, { fields: EnquiryField[]; rows: number }>;

export type Variant = keyof typeof variants;

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
    ? seen.replaceAll('\t', ' ').replace(separators, ' ')
    : seen.replace(separators, '\n');
  return isBlank(tidy) ? '' : tidy.trim();
}

/** An enquiry as it is stored and sent. */
export const toStore = (enquiry: Enquiry): StoredEnquiry =>
  Object.fromEntries(
    storedFields.map((name) => [name, normalised(name, enquiry[name]) || null]),
  ) as unknown as StoredEnquiry;
