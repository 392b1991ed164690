import { type Mailer, Refused, TooMany } from './mailer.ts';
import { acknowledgment, type EnquiryMail, type Mail, notification } from './messages.ts';
import { type ClaimedMail, type Failure, forLog, type Outbox, type Wanted } from './outbox.ts';
import { digest, plainNotice, type SummaryMail, summary } from './reports.ts';
import type { Settings } from './settings.ts';
import { acceptedLocale, type MailTexts } from './texts.ts';

interface DeliveryParts {
  settings: Pick<Settings, 'firmEmail' | 'mailFrom'>;
  texts: MailTexts;
  outbox: Outbox;
  mailer: Mailer;
}

/** The result of a sweep: emails sent, and emails that failed and will be retried. */
interface Swept {
  sent: number;
  failed: number;
}

export interface Delivery {
  /**
   * Sends an email of one enquiry and returns our id of it; undefined if no email is waiting for this call. Throws if it
   * could not be sent now.
   */
  sendOne(wanted: Wanted): Promise<string | undefined>;
  /** Sends overdue emails until none is left or the mail server seems to be down. */
  sweep(): Promise<Swept>;
  /** Sweeps after a new enquiry, but at most every few seconds. Never throws. */
  sweepThrottled(): Promise<void>;
  faults(): Promise<string[]>;
}

/** Emails to the firm, or to visitors, sent concurrently. */
const SLOTS = 3;
/** How many of these a sweep may use. */
const SWEEPERS = 2;
/** Consecutive failures after which a sweeper assumes that the mail server is down, and leaves the rest to the next. */
const ENOUGH_FAILURES = 3;
/** Minimum milliseconds between sweeps triggered by new enquiries. */
const BETWEEN_SWEEPS = 5_000;
/** Milliseconds after which a sweep starts no further email: hosted functions have a time limit (mailer.ts). */
const SWEEP_TIME = 20_000;

/** Sends claimed emails and records the outcome. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { outbox } = parts;
  // The firm's emails never wait for acknowledgements, whose addresses strangers type.
  const toFirm = createLane(parts, false);
  const toVisitors = createLane(parts, true);
  let lastSweep = 0;
  /** Milliseconds that the last acknowledgement took to send. */
  let lastTook = 1_000;

  async function sweep(): Promise<Swept> {
    // Whatever is wrong there, what is queued must go out.
    await outbox.housekeeping().catch((error) => console.error('send-contact-email:', forLog(error)));
    const [firm, visitors] = await allSettled([toFirm.sweep(), toVisitors.sweep()]);
    return { sent: firm.sent + visitors.sent, failed: firm.failed + visitors.failed };
  }

  return {
    sendOne(wanted) {
      const { inSlot } = wanted.kind === 'acknowledgment' ? toVisitors : toFirm;
      return inSlot(async () => {
        const claimed = await outbox.claim(wanted);
        if (!claimed) return undefined;
        const begun = Date.now();
        if (claimed.earlier_sent !== null) {
          await new Promise((resolve) => setTimeout(resolve, lastTook));
          if (!claimed.earlier_sent) throw new NotSent({ reason: 'An earlier one was not sent either' });
        } else {
          await send(claimed, parts);
          if (claimed.kind === 'acknowledgment') lastTook = Date.now() - begun;
        }
        return claimed.mail_id;
      });
    },
    sweep,
    async sweepThrottled() {
      if (Date.now() - lastSweep < BETWEEN_SWEEPS) return;
      lastSweep = Date.now();
      await sweep().catch((error) => console.error('send-contact-email: sweep:', forLog(error)));
    },
    faults: outbox.faults,
  };
}

/**
 * The emails to the firm, or those to visitors. An email is claimed only when its turn has come, so that waiting does not
 * use up its lease.
 */
function createLane(parts: DeliveryParts, toVisitors: boolean) {
  const inSlot = createSlots(SLOTS);
  let sweeping: Promise<Swept> | undefined;

  async function sweeper(swept: Swept, deadline: number): Promise<void> {
    let failures = 0;
    while (failures < ENOUGH_FAILURES && Date.now() < deadline) {
      const ended = await inSlot(async () => {
        const claimed = await parts.outbox.claimDue(toVisitors);
        if (!claimed) return true;
        const failure = await send(claimed, parts).then(
          () => undefined,
          (error) => (error instanceof NotSent ? error.failure : failureOf(error)),
        );
        swept[failure ? 'failed' : 'sent'] += 1;
        // An address or a content that is refused says nothing about the mail server.
        if (!failure?.refused) failures = failure ? failures + 1 : 0;
        return failure?.retryAfter !== undefined;
      });
      if (ended) return;
    }
  }

  async function sweepAll(): Promise<Swept> {
    const swept: Swept = { sent: 0, failed: 0 };
    const deadline = Date.now() + SWEEP_TIME;
    await allSettled(Array.from({ length: SWEEPERS }, () => sweeper(swept, deadline)));
    return swept;
  }

  function sweep(): Promise<Swept> {
    sweeping ??= sweepAll().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  }

  return { inSlot, sweep };
}

/** Creates a limiter for concurrent tasks; tasks beyond the limit wait in order. */
function createSlots(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Like `Promise.all`, but throws only after all have settled, since the next sweep may start then. */
async function allSettled<Tasks extends Promise<unknown>[]>(tasks: [...Tasks]) {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

/** Thrown if an email could not be sent now; the reason is recorded. */
export class NotSent extends Error {
  constructor(readonly failure: Failure) {
    super(failure.reason);
  }
}

/** Sends a claimed email and records the outcome. Throws {@link NotSent} if the email was refused. */
async function send(claimed: ClaimedMail, parts: DeliveryParts): Promise<void> {
  const { outbox, mailer } = parts;
  let emailId: string;
  try {
    emailId = await mailer(write(claimed, parts));
  } catch (error) {
    const failure = failureOf(error);
    console.error(`send-contact-email: ${claimed.kind} ${claimed.mail_id}: ${failure.reason}`);
    await persist(() => outbox.recordFailure(claimed, failure));
    throw new NotSent(failure);
  }
  await persist(() => outbox.recordSent(claimed, emailId));
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  return {
    // Mail servers quote the visitor's address.
    reason: message.replace(/[^\s<>()]+@[^\s<>()]+/g, '…'),
    retryAfter: error instanceof TooMany ? error.retryAfter : undefined,
    refused: error instanceof Refused ? error.what : undefined,
  };
}

/** Composes a claimed email: for the firm in the default language, for a visitor in that of the page. */
function write(claimed: ClaimedMail, { settings, texts }: DeliveryParts): Mail {
  const locale = acceptedLocale(claimed.language);
  const { kind, plain } = claimed;
  if (kind === 'summary') return summary(claimed as SummaryMail, texts.firm, settings);
  if (kind === 'acknowledgment')
    return acknowledgment(claimed as EnquiryMail, texts.of(locale), locale, settings);
  if (plain) return plainNotice(claimed, texts.firm, settings);
  if (kind === 'digest') return digest(claimed, texts.firm, settings);
  return notification(claimed as EnquiryMail, texts.firm, locale, settings);
}

/** Milliseconds between attempts to record an outcome, in case the database is restarting. */
const PAUSES = [100, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** An outcome must be recorded: otherwise an email that was sent would be sent again when its lease expires. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await write();
    } catch (error) {
      console.error('send-contact-email: an outcome could not be recorded yet:', (error as Error).message);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await write();
}
