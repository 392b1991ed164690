/** What a visitor types. All are strings; an optional one is empty when it was not given. */
export interface Enquiry {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export type EnquiryField = keyof Enquiry;

export const emptyEnquiry: Enquiry = { name: '', email: '', phone: '', subject: '', message: '' };

/** The most characters that a field takes. The database refuses more: `supabase/migrations`. */
export const limits = { name: 200, email: 254, phone: 50, subject: 200, message: 5000 } as const;

/** The two places of the form: the contact page, and the page of a language. Their order and size differ. */
export const variants = {
  contact: { fields: ['name', 'email', 'phone', 'subject', 'message'], rows: 5 },
  language: { fields: ['name', 'phone', 'email', 'subject', 'message'], rows: 6 },
} as const satisfies Record<string, { fields: readonly EnquiryField[]; rows: number }>;

export type Variant = keyof typeof variants;
