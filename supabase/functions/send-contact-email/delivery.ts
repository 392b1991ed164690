import { defaultLocale } from '../../../src/i18n/locales.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { acknowledgment, type EnquiryMail, notification } from './messages.ts';
import { type ClaimedMail, type Outbox, told, type Wanted } from './outbox.ts';
import { floodNotice, type OwnMail, summary } from './ownMails.ts';
import type { Settings } from './settings.ts';
import { createSlots } from './slots.ts';
import { acceptedLocale, type MailTexts } from './texts.ts';

export interface DeliveryParts {
  settings: Pick<Settings, 'firmEmail' | 'mailFrom'>;
  texts: MailTexts;
  outbox: Outbox;
  mailer: Mailer;
}

/** The result of a sweep: mails sent, and mails that failed and will be retried. */
export interface Swept {
  sent: number;
  failed: number;
}

export interface Delivery {
  /**
   * Sends a mail of one enquiry and returns its id; undefined if no mail is waiting for this call. Throws if it could
   * not be sent now.
   */
  sendOne(wanted: Wanted): Promise<string | undefined>;
  /** Sends overdue mails until none is left or the mail server seems to be down. Only one sweep runs at a time. */
  sweep(): Promise<Swept>;
  /** Sweeps after a new enquiry, but at most every few seconds. Never throws. */
  sweepNowAndThen(): Promise<void>;
}

/**
 * Mails sent concurrently. A mail is claimed only when its turn has come, so that waiting does not use up its lease.
 */
const SLOTS = 5;
/** How many of these a sweep may use. */
const SWEEPERS = 3;
/** Consecutive failures after which a sweeper assumes that the mail server is down, and leaves the rest to the next. */
const ENOUGH_FAILURES = 3;
/** Minimum milliseconds between sweeps triggered by new enquiries. */
const BETWEEN_SWEEPS = 5_000;
/** Milliseconds after which a sweep starts no further mail: hosted functions have a time limit. */
const SWEEP_TIME = 30_000;

/** Sends claimed mails and records the outcome. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { outbox } = parts;
  const inSlot = createSlots(SLOTS);
  let sweeping: Promise<Swept> | undefined;
  let lastSweep = 0;

  async function sweeper(swept: Swept, deadline: number): Promise<void> {
    let failures = 0;
    while (failures < ENOUGH_FAILURES && Date.now() < deadline) {
      const ended = await inSlot(async () => {
        const claimed = await outbox.claimDue();
        if (!claimed) return true;
        const sent = await send(claimed, parts).then(
          () => true,
          () => false,
        );
        swept[sent ? 'sent' : 'failed'] += 1;
        failures = sent ? 0 : failures + 1;
        return false;
      });
      if (ended) return;
    }
  }

  async function sweepAll(): Promise<Swept> {
    const swept: Swept = { sent: 0, failed: 0 };
    const deadline = Date.now() + SWEEP_TIME;
    await outbox.housekeeping();
    const ended = await Promise.allSettled(Array.from({ length: SWEEPERS }, () => sweeper(swept, deadline)));
    // Thrown only after all have settled, since the next sweep may start then.
    const failure = ended.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failure) throw failure.reason;
    return swept;
  }

  function sweep(): Promise<Swept> {
    sweeping ??= sweepAll().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  }

  return {
    sendOne: (wanted) =>
      inSlot(async () => {
        const claimed = await outbox.claim(wanted);
        return claimed && send(claimed, parts);
      }),
    sweep,
    async sweepNowAndThen() {
      if (Date.now() - lastSweep < BETWEEN_SWEEPS) return;
      lastSweep = Date.now();
      await sweep().catch((error) => console.error('send-contact-email: sweep:', told(error)));
    },
  };
}

/** Thrown if a mail could not be sent now; the reason is recorded, and it will be retried. */
export class NotSent extends Error {}

/** Sends a claimed mail and records the outcome. Throws {@link NotSent} if the mail was refused. */
async function send(claimed: ClaimedMail, parts: DeliveryParts): Promise<string> {
  const { outbox, mailer } = parts;
  let emailId: string;
  try {
    emailId = await mailer(write(claimed, parts));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`send-contact-email: ${claimed.kind} ${claimed.mail_id}: ${reason}`);
    await persist(() => outbox.recordFailure(claimed, reason));
    throw new NotSent(reason);
  }
  await persist(() => outbox.recordSent(claimed, emailId));
  return emailId;
}

/** Composes a claimed mail: for the firm in the default language, for a visitor in that of the page. */
function write(claimed: ClaimedMail, { settings, texts }: DeliveryParts): Mail {
  const locale = acceptedLocale(claimed.language);
  const forFirm = texts.of(defaultLocale);
  switch (claimed.kind) {
    case 'notification':
      return notification(claimed as EnquiryMail, forFirm, locale, settings);
    case 'acknowledgment':
      return acknowledgment(claimed as EnquiryMail, texts.of(locale), locale, settings);
    case 'summary':
      return summary(claimed as OwnMail, forFirm, settings);
    case 'flood':
      return floodNotice(claimed as OwnMail, forFirm, settings);
  }
}

/** Milliseconds between attempts to record an outcome, in case the database is restarting. */
const PAUSES = [100, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** An outcome must be recorded: otherwise a mail that was sent would be sent again when its lease expires. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await write();
    } catch (error) {
      console.error('send-contact-email: a result is not recorded yet:', (error as Error).message);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await write();
}
