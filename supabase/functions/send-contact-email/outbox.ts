import type { StoredEnquiry } from '../../../src/enquiry/enquiry.ts';

/** An enquiry as the database has it. */
export type ReceivedEnquiry = StoredEnquiry & {
  /** ISO 8601. */
  created_at: string;
};

/** What the firm should know: `public.enquiry_figures()`, in supabase/migrations. */
export interface EnquiryFigures {
  /** Enquiries: all of them, and those of the last 24 hours. */
  stored: number;
  stored_lately: number;
  /** Mails that failed and are tried again, and those that have waited for long. */
  failing: number;
  waiting: number;
  /** Enquiries of a flood whose mails are held. */
  held: number;
  /** Acknowledgements of the last day that are not tried again. */
  given_up: number;
  last_error: string | null;
  /** How many enquiries were refused in which hour of the last day, and by which limit. */
  refusals: { hour: string; scope: 'address' | 'network' | 'email'; refused: number }[];
}

/** A mail that the database has given to this worker to send. Columns of `public.claimed_mail`. */
export interface ClaimedMail {
  mail_id: string;
  /** Which attempt this is, counted from 1. */
  attempt: number;
  kind: 'notification' | 'acknowledgment' | 'summary' | 'flood';
  language: string | null;
  /** What the first two kinds are about. */
  enquiry: ReceivedEnquiry | null;
  /** What the others are about. */
  figures: EnquiryFigures | null;
}

/** What a call says of the enquiry whose mail it wants. */
export interface Wanted {
  kind: 'notification' | 'acknowledgment';
  described: Partial<StoredEnquiry>;
  language: string;
}

/** The mails that wait in the database. */
export interface Outbox {
  /** Takes the mail of an enquiry made just now; nothing if there is none, or it was taken before. */
  claim(wanted: Wanted): Promise<ClaimedMail | undefined>;
  /** Takes a mail that is overdue; nothing if none is. */
  claimDue(): Promise<ClaimedMail | undefined>;
  /** Does what is to be done now and then: gives up, forgets, and writes the firm's own mails. */
  housekeeping(): Promise<void>;
  recordSent(claimed: ClaimedMail, emailId: string): Promise<void>;
  recordFailure(claimed: ClaimedMail, reason: string): Promise<void>;
}

/** Milliseconds until a database that says nothing is given up. */
const TIMEOUT = 10_000;

/** The database did not answer, or not with what was asked for; the message says which call and why. */
export class Unanswered extends Error {}

/** What the log tells of an error: of a database that does not answer a line, of what nobody expected all. */
export const told = (error: unknown): unknown => (error instanceof Unanswered ? error.message : error);

/** The outbox of a Supabase project, through the functions of `supabase/migrations`. */
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
    }).catch((error: Error) => {
      throw new Unanswered(`${name}: ${error.message}`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new Unanswered(`${name}: ${response.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as Result;
  }

  const record = ({ mail_id, attempt }: ClaimedMail, emailId: string | null, failure: string | null) =>
    rpc<void>('record_mail', { claimed: mail_id, of_attempt: attempt, sent_email_id: emailId, failure });

  return {
    async claim({ kind, described, language }) {
      const [claimed] = await rpc<ClaimedMail[]>('claim_mail', {
        wanted_kind: kind,
        described,
        page_language: language,
      });
      return claimed;
    },
    async claimDue() {
      const [claimed] = await rpc<ClaimedMail[]>('claim_due_mails', { most: 1 });
      return claimed;
    },
    housekeeping: () => rpc<void>('housekeeping', {}),
    recordSent: (claimed, emailId) => record(claimed, emailId, null),
    recordFailure: (claimed, reason) => record(claimed, null, reason),
  };
}
