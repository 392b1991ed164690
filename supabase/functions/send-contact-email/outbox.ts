import type { StoredEnquiry } from '../../../src/enquiry/enquiry.ts';

/** An enquiry as stored in the database. */
export type ReceivedEnquiry = StoredEnquiry & {
  /** ISO 8601. */
  created_at: string;
};

/** The figures of the firm's summary: `public.enquiry_figures()` in supabase/migrations. */
export interface EnquiryFigures {
  /** Number of enquiries: in total, and in the last 24 hours. */
  stored: number;
  stored_lately: number;
  /** Number of mails that failed and will be retried, and of those that have waited for long. */
  failing: number;
  waiting: number;
  /** Number of enquiries whose mails are held because of a flood. */
  held: number;
  /** When the last of these came, ISO 8601; null if there is none. */
  held_until: string | null;
  /** Number of acknowledgements of the last day that are not retried, and of those that were too late before any try. */
  given_up: number;
  too_late: number;
  last_error: string | null;
  /** Refused enquiries of the last day, by hour and limit. */
  refusals: { hour: string; scope: 'address' | 'network'; refused: number }[];
}

/** A mail that this worker has claimed. Columns of `public.claimed_mail`. */
export interface ClaimedMail {
  mail_id: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  kind: 'notification' | 'acknowledgment' | 'summary' | 'flood';
  language: string | null;
  /** Set for notifications and acknowledgements. */
  enquiry: ReceivedEnquiry | null;
  /** Set for mails about the site itself. */
  figures: EnquiryFigures | null;
}

/** What a call tells about the enquiry whose mail it wants. */
export interface Wanted {
  kind: 'notification' | 'acknowledgment';
  described: Partial<StoredEnquiry>;
  language: string;
}

/** The queue of mails in the database. */
export interface Outbox {
  /** Claims a mail of a recent enquiry; undefined if there is none, or it has been claimed before. */
  claim(wanted: Wanted): Promise<ClaimedMail | undefined>;
  /** Claims an overdue mail; undefined if there is none. */
  claimDue(): Promise<ClaimedMail | undefined>;
  /** Regular maintenance: gives up late mails, deletes old data, queues the firm's own mails. */
  housekeeping(): Promise<void>;
  recordSent(claimed: ClaimedMail, emailId: string): Promise<void>;
  recordFailure(claimed: ClaimedMail, reason: string): Promise<void>;
}

/** Milliseconds after which an unresponsive database is given up. */
const TIMEOUT = 10_000;

/** Thrown if the database does not answer, or answers with an error; the message names the call and the reason. */
export class Unanswered extends Error {}

/** What to log of an error: a line if the database did not answer, everything if the error is unexpected. */
export const told = (error: unknown): unknown => (error instanceof Unanswered ? error.message : error);

/** The outbox of a Supabase project, by the functions of `supabase/migrations`. */
export function createOutbox(supabaseUrl: string, serviceKey: string): Outbox {
  const headers: Record<string, string> = { apikey: serviceKey, 'content-type': 'application/json' };
  // Legacy service keys are JWTs, which PostgREST expects in this header; new ones are not JWTs and must not be there.
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
