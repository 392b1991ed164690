import type { SupabaseClient } from '@supabase/supabase-js';
import { acknowledgedFields, type Enquiry, toStore } from '../core/enquiry/enquiry.ts';

/**
 * The outcome of an enquiry: not stored; stored, but no email sent; the firm notified; the firm notified and the visitor
 * sent an acknowledgement. Each has its own toast.
 */
export type Outcome = 'failed' | 'stored' | 'firmNotified' | 'bothNotified';

/** The part of the Supabase client that is used here. */
export type EnquiryClient = Pick<SupabaseClient, 'from' | 'functions'>;

const FUNCTION = 'send-contact-email';

/**
 * Stores an enquiry, then requests the email to the firm and the acknowledgement to the visitor. Success depends only
 * on the insert. Never throws.
 *
 * @param language BCP-47 tag of the page, the language of the acknowledgement
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  language: string,
  getClient: () => Promise<EnquiryClient>,
): Promise<Outcome> {
  const contact = toStore(enquiry);
  const created_at = new Date().toISOString();
  let client: EnquiryClient;
  try {
    client = await getClient();
    const { error } = await client.from('contacts').insert({ ...contact, consent: true });
    if (error) throw error;
  } catch (error) {
    console.warn('Failed to store the enquiry', error);
    return 'failed';
  }

  const invoke = (body: object) => call(client, language, body);
  const firm = await invoke({ record: { ...contact, created_at } });
  const visitor = await invoke({
    type: 'acknowledgment',
    record: { ...Object.fromEntries(acknowledgedFields.map((name) => [name, contact[name]])), created_at },
  });
  if (!firm) console.warn('Failed to send email notification');
  if (!visitor) console.warn('Failed to send acknowledgment email');
  if (!firm) return 'stored';
  return visitor ? 'bothNotified' : 'firmNotified';
}

/** Calls the function; resolves to whether an email was sent. */
async function call(client: EnquiryClient, language: string, body: object): Promise<boolean> {
  try {
    const { data, error } = await client.functions.invoke<{ emailId?: string }>(FUNCTION, {
      body,
      headers: { 'Accept-Language': language },
    });
    return !error && Boolean(data?.emailId);
  } catch {
    return false;
  }
}
