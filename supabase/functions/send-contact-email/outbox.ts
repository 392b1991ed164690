import type { StoredEnquiry } from '../../../src/core/enquiry/enquiry.ts';

/** An enquiry as stored in the database. */
export type ReceivedEnquiry = StoredEnquiry & {
  /** ISO 8601. */
  created_at: string;
};

/** The figures of the firm's summary: `public.enquiry_figures()` in supabase/migrations says what each is. Times are ISO 8601. */
export interface EnquiryFigures {
  stored: number;
  stored_lately: number;
  waiting: number;
  in_digests: number;
  given_up: number;
  too_late: number;
  last_sent: string | null;
  last_error: string | null;
  refusals: { hour: string; scope: 'address' | 'network'; refused: number }[];
}

/** An email that this worker has claimed: the columns of `public.claimed_mail` in supabase/migrations. Which are set depends on its kind. */
export interface ClaimedMail {
  mail_id: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  kind: 'notification' | 'acknowledgment' | 'summary' | 'digest';
  language: string | null;
  enquiry: ReceivedEnquiry | null;
  figures: EnquiryFigures | null;
  /** Messages are cut, and empty after the first hundreds. */
  digest: ReceivedEnquiry[] | null;
  plain: boolean;
  earlier_sent: boolean | null;
}

/** Why an email was not sent, and what that means for the next attempt. */
export interface Failure {
  /** Without mail addresses, since the summary quotes it. */
  reason: string;
  /** Seconds that the mail service asked to wait. */
  retryAfter?: number;
  refused?: 'address' | 'content';
}

/** What a call says about the enquiry whose email it requests. */
export interface Wanted {
  kind: 'notification' | 'acknowledgment';
  described: Partial<StoredEnquiry>;
  language: string;
}

/** The queue of emails in the database. */
export interface Outbox {
  /** Claims an email of a recent enquiry; undefined if there is none, or it has been claimed before. */
  claim(wanted: Wanted): Promise<ClaimedMail | undefined>;
  /** Claims an overdue email, to visitors or to the firm; undefined if there is none. */
  claimDue(toVisitors: boolean): Promise<ClaimedMail | undefined>;
  /** Regular maintenance: gives up late emails, deletes old data, queues the firm's own emails. */
  housekeeping(): Promise<void>;
  /** What is wrong with the backend itself; empty if nothing is. */
  faults(): Promise<string[]>;
  recordSent(claimed: ClaimedMail, emailId: string): Promise<void>;
  recordFailure(claimed: ClaimedMail, failure: Failure): Promise<void>;
}

/** Milliseconds after which an unresponsive database is given up. */
const TIMEOUT = 10_000;

/** Thrown if the database does not answer, or answers with an error; the message names the call and the reason. */
class Unanswered extends Error {}

/** What to log of an error: a line if the database did not answer, everything if the error is unexpected. */
export const forLog = (error: unknown): unknown => (error instanceof Unanswered ? error.message : error);

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

  const record = ({ mail_id, attempt }: ClaimedMail, emailId: string | null, failure?: Failure) =>
    rpc<void>('record_mail', {
      claimed: mail_id,
      of_attempt: attempt,
      sent_email_id: emailId,
      failure: failure?.reason ?? null,
      retry_after: failure?.retryAfter ?? null,
      refused: failure?.refused ?? null,
    });

  return {
    async claim({ kind, described, language }) {
      const [claimed] = await rpc<ClaimedMail[]>('claim_mail', {
        wanted_kind: kind,
        described,
        page_language: language,
      });
      return claimed;
    },
    async claimDue(toVisitors) {
      const [claimed] = await rpc<ClaimedMail[]>('claim_due_mails', { most: 1, to_visitors: toVisitors });
      return claimed;
    },
    housekeeping: () => rpc<void>('housekeeping', {}),
    faults: () => rpc<string[]>('backend_faults', {}),
    recordSent: (claimed, emailId) => record(claimed, emailId),
    recordFailure: (claimed, failure) => record(claimed, null, failure),
  };
}
