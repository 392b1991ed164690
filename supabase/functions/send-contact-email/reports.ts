import { isSingleLine, type StoredField, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { defaultLocale, intlLocale } from '../../../src/core/i18n/locales.ts';
import { type Addresses, identity, labelOf, type Mail, mailHtml, oneLine, paragraph } from './messages.ts';
import type { ClaimedMail, EnquiryFigures, ReceivedEnquiry } from './outbox.ts';
import type { FirmText } from './texts.ts';

/** An email about the site itself. */
export type SummaryMail = ClaimedMail & { figures: EnquiryFigures };

/** In a flood, tells the firm of many enquiries at once: who wrote, and how each of the first messages begins. */
export function digest(claimed: ClaimedMail, t: FirmText, site: Addresses): Mail {
  const enquiries = claimed.digest ?? [];
  const count = enquiries.length;
  const whole = enquiries.filter(({ message }) => message);
  const byName = enquiries.filter(({ message }) => !message);
  return toFirm(claimed, site, t('digest.subject'), [
    t('digest.intro'),
    ...whole.map((enquiry, index) => {
      const heading = t('digest.enquiry', { number: index + 1, count, time: timeOf(enquiry.created_at) });
      return [heading, ...storedFields.map((name) => fieldOf(enquiry, name, t))].join('\n');
    }),
    ...(byName.length > 0 ? [[t('digest.others'), ...byName.map(whoOf)].join('\n')] : []),
    t('digest.advice'),
  ]);
}

/** A field on one line. What has lines is in quotation marks and has none inside, so that it cannot pass for other fields. */
function fieldOf(enquiry: ReceivedEnquiry, name: StoredField, t: FirmText): string {
  const words = (enquiry[name] ?? t('notification.notGiven')).replace(/\s+/g, ' ');
  const quoted = isSingleLine(name) ? words : `“${words.replace(/["“”]/g, '’')}”`;
  return `${labelOf(name, t)}: ${isolated(quoted)}`;
}

const whoOf = ({ created_at, name, email, phone }: ReceivedEnquiry) =>
  [timeOf(created_at), ...[name, email, phone].flatMap((words) => (words ? isolated(words) : []))].join(', ');

/** Marks words that may run from right to left, in an element of their own in HTML. No stored value contains the marks. */
const isolated = (words: string): string => `\u2068${words}\u2069`;

/** Tells the firm of enquiries without a word of their senders: the mail server has refused those. */
export function plainNotice(claimed: ClaimedMail, t: FirmText, site: Addresses): Mail {
  const enquiries = claimed.digest ?? [claimed.enquiry];
  const times = enquiries.flatMap((enquiry) => enquiry?.created_at ?? []).sort();
  const [first, last] = [times.at(0), times.at(-1)].map((time) => time && timeOf(time));
  return toFirm(claimed, site, t('plain.subject'), [
    t('plain.enquiries', { count: times.length, first, last }),
    t('plain.reason'),
    t('plain.advice'),
  ]);
}

/** At most one a day: what is waiting, given up or refused. Contains no visitor's words. */
export function summary(claimed: SummaryMail, t: FirmText, site: Addresses): Mail {
  const { figures } = claimed;
  const late = figures.waiting + figures.in_digests > 0;
  const lines = [
    figures.waiting > 0 && t('summary.waiting', { count: figures.waiting }),
    figures.in_digests > 0 && t('summary.inDigests', { count: figures.in_digests }),
    late &&
      !claimed.plain &&
      figures.last_error &&
      t('summary.error', { error: withoutHosts(figures.last_error) }),
    figures.given_up > 0 && t('summary.givenUp', { count: figures.given_up }),
    figures.too_late > 0 && t('summary.tooLate', { count: figures.too_late }),
    figures.refusals.length > 0 && [t('summary.refused'), ...refusals(figures, t)].join('\n'),
  ].filter((line) => typeof line === 'string');
  return toFirm(claimed, site, t('summary.subject'), [
    t('summary.stored', { count: figures.stored_lately }),
    ...lines,
    t('summary.advice'),
  ]);
}

/** Mail servers quote the domains of addresses, which strangers choose. */
const withoutHosts = (reason: string) => reason.replace(/(?:[\p{L}\d_-]+\.)+\p{L}[\p{L}\d-]*/gu, '…');

/** A line for each hour and limit. */
const refusals = ({ refusals }: EnquiryFigures, t: FirmText): string[] =>
  refusals.map(({ hour, scope, refused }) =>
    t('summary.refusal', { hour: timeOf(hour), refused, limit: t(`summary.limits.${scope}`) }),
  );

/** A time on the firm's clocks, in its language. */
const timeOf = (iso: string) =>
  new Intl.DateTimeFormat(intlLocale(defaultLocale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: firm.timeZone,
  }).format(new Date(iso));

function toFirm(claimed: ClaimedMail, site: Addresses, subject: string, paragraphs: string[]): Mail {
  return {
    ...identity(claimed, site),
    to: site.firmEmail,
    subject: oneLine(subject),
    text: paragraphs.join('\n\n').replace(/[\u2068\u2069]/g, ''),
    html: mailHtml(defaultLocale.tag, paragraphs.map(paragraph))
      .replaceAll('\u2068', '<bdi>')
      .replaceAll('\u2069', '</bdi>'),
    // Keeps absence notes from answering (RFC 3834, and Exchange's header).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  };
}
