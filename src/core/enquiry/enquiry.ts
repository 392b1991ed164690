import { cleaned, cleanedAddress, cleanedLine, isBlank } from './characters.ts';
import { cleanedEmail } from './email.ts';

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

interface Field {
  required?: boolean;
  /** Maximum length in code points (see {@link fits}); the database enforces it too. */
  maxLength?: number;
  /** The input type; a `textarea` has several lines. */
  input: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  /** What the keyboard of a phone begins with a capital, if not sentences. */
  autoCapitalize?: 'words';
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
  name: { required: true, maxLength: 200, input: 'text', autoComplete: 'name', autoCapitalize: 'words' },
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

/** The form on the contact page and on the language pages: the order of its fields, and the lines of the message. */
export const layouts = {
  contact: { fields: names, rows: 5 },
  language: { fields: ['name', 'phone', 'email', 'subject', 'message'], rows: 6 },
} satisfies Record<string, { fields: EnquiryField[]; rows: number }>;

export type Layout = keyof typeof layouts;

const cleaners: Record<Field['input'], (typed: string) => string> = {
  text: cleanedLine,
  textarea: cleaned,
  email: cleanedEmail,
  tel: cleanedPhone,
};

/**
 * Normalises a typed or pasted value for storage: cleans it of what nobody sees, so that no value is refused for it, and
 * empties it if nothing visible is left.
 *
 *     normalised('name', ' Tan\tMei ') // => 'Tan Mei'
 */
export function normalised(name: EnquiryField, typed: string): string {
  const tidy = cleaners[fields[name].input](typed);
  return isBlank(tidy) ? '' : tidy;
}

/**
 * A phone number with ASCII digits and hyphens, which mail programs turn into a link; words beside it stay.
 *
 *     cleanedPhone('tel:０１２–３４５ ٦٧٨٩') // => '012-345 6789'
 */
function cleanedPhone(typed: string): string {
  return cleanedAddress(typed)
    .replace(/^(?:tel:\s*)+/i, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** Digits stand in Unicode in rows of ten, from zero on; the rows of some scripts are beside each other. */
function asciiDigit(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/**
 * Whether a normalised value has at most `maxLength` characters as the database counts them: code points, composed (NFC).
 *
 * A person counts otherwise: an emoji of a family is one character to her and seven code points, a Tamil syllable up to
 * four. So no message names the limit: it names what to cut, in characters as they are seen (`excess`).
 */
export const fits = (name: EnquiryField, value: string): boolean =>
  [...value].length <= (fields[name].maxLength ?? Number.POSITIVE_INFINITY);

/** By how many characters, counted as a person counts them, a value is too long. */
export function excess(name: EnquiryField, typed: string): number {
  const value = normalised(name, typed);
  if (fits(name, value)) return 0;
  let count = 0;
  let length = 0;
  for (const seen of graphemes(value)) {
    length += [...seen].length;
    if (length > Number(fields[name].maxLength)) count += 1;
  }
  return count;
}

/** Code units that are segmented at once: in older V8 the time grows with their square. */
const PART = 500;

/** The characters of a text as a person counts them; in Firefox before 125, which cannot tell, its code points. */
function* graphemes(text: string): Generator<string> {
  if (!Intl.Segmenter) return yield* text;
  const segmenter = new Intl.Segmenter();
  for (let start = 0; start < text.length; ) {
    const seen = Array.from(segmenter.segment(text.slice(start, start + PART)), ({ segment }) => segment);
    // The last one may go on in the next part.
    if (start + PART < text.length && seen.length > 1) seen.pop();
    yield* seen;
    start += seen.join('').length;
  }
}

/** An enquiry as it is stored and sent. */
export const toStore = (enquiry: Enquiry): StoredEnquiry =>
  Object.fromEntries(
    storedFields.map((name) => [name, normalised(name, enquiry[name]) || null]),
  ) as unknown as StoredEnquiry;
