/** A mail that the database has given to this worker to send. Columns of `public.claimed_mail`. */
export interface ClaimedMail {
  mail_id: string;
  /** Which attempt this is, counted from 1. */
  attempt: number;
  kind: 'notification' | 'acknowledgment';
  language: string | null;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** ISO 8601. */
  created_at: string;
}

/** What a call says of the enquiry whose mail it wants. */
export interface Wanted {
  kind: ClaimedMail['kind'];
  name: string;
  email: string;
  /** The acknowledgement's call does not know it. */
  message: string | null;
  language: string;
}

/** The mails that wait in the database. */
export interface Outbox {
  /** Takes the mail of an enquiry made just now; nothing if there is none, or it was taken before. */
  claim(wanted: Wanted): Promise<ClaimedMail | undefined>;
  /** Takes a mail that is overdue; nothing if none is. */
  claimDue(): Promise<ClaimedMail | undefined>;
  recordSent(claimed: ClaimedMail, emailId: string): Promise<void>;
  recordFailure(claimed: ClaimedMail, reason: string): Promise<void>;
}

/** Milliseconds until a database that says nothing is given up. */
const TIMEOUT = 10_000;

/** The outbox of a Supabase project, through the functions of `supabase/migrations/…_mails.sql`. */
export function createOutbox(supabaseUrl: string, serviceKey: string): Outbox {
  const headers: Record<string, string> = { apikey: serviceKey, 'content-type': 'application/json' };
  // The older service keys are JWTs, which PostgREST reads from here; the newer ones are not and must not be.
  if (serviceKey.startsWith('ey')) headers.authorization = `Bearer ${serviceKey}`;

  async function rpc<Result>(name: string, args: object): Promise<Result> {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as Result;
  }

  const record = ({ mail_id, attempt }: ClaimedMail, emailId: string | null, failure: string | null) =>
    rpc<void>('record_mail', { claimed: mail_id, of_attempt: attempt, sent_email_id: emailId, failure });

  return {
    async claim({ kind, name, email, message, language }) {
      const [claimed] = await rpc<ClaimedMail[]>('claim_mail', {
        wanted_kind: kind,
        sender_name: name,
        sender_email: email,
        sent_message: message,
        page_language: language,
      });
      return claimed;
    },
    async claimDue() {
      const [claimed] = await rpc<ClaimedMail[]>('claim_due_mails', { most: 1 });
      return claimed;
    },
    recordSent: (claimed, emailId) => record(claimed, emailId, null),
    recordFailure: (claimed, reason) => record(claimed, null, reason),
  };
}
