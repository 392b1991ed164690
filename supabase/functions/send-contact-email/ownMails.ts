import { storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { defaultLocale, intlLocale } from '../../../src/core/i18n/locales.ts';
import { type Addresses, identity, type Mail, oneLine, page, paragraph, TO_FIRM } from './mail.ts';
import { labelOf } from './messages.ts';
import type { ClaimedMail, Digest, EnquiryFigures, ReceivedEnquiry } from './outbox.ts';
import type { EmailText } from './texts.ts';

/** An email about the site itself. */
export type SummaryMail = ClaimedMail & { figures: EnquiryFigures };
export type DigestMail = ClaimedMail & { digest: Digest };

/** In a flood, tells the firm of many enquiries at once: who wrote, and how each message begins. */
export function digest(claimed: DigestMail, t: EmailText, site: Addresses): Mail {
  const { enquiries, more } = claimed.digest;
  const fieldsOf = (enquiry: ReceivedEnquiry) =>
    storedFields.map((name) => {
      const words = enquiry[name] ?? t('notification.notGiven');
      return `${labelOf(name, t)}: ${words.replace(/\s+/g, ' ')}`;
    });
  return toFirm(claimed, site, t('digest.subject'), [
    t('digest.intro'),
    ...enquiries.map((enquiry) => [timeOf(enquiry.created_at), ...fieldsOf(enquiry)].join('\n')),
    ...(more > 0 ? [t('digest.more', { count: more })] : []),
    t('digest.advice'),
  ]);
}

/** At most one a day: what is waiting, held, given up or refused. Contains no visitor's words. */
export function summary(claimed: SummaryMail, t: EmailText, site: Addresses): Mail {
  const { figures } = claimed;
  const lines = [
    figures.waiting > 0 && t('summary.waiting', { count: figures.waiting }),
    figures.waiting > 0 && figures.last_error && t('summary.error', { error: figures.last_error }),
    figures.held > 0 && t('summary.held', { count: figures.held }),
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

/** A line for each hour and limit. */
const refusals = ({ refusals }: EnquiryFigures, t: EmailText): string[] =>
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
    text: paragraphs.join('\n\n'),
    html: page(defaultLocale.tag, paragraphs.map(paragraph)),
    headers: TO_FIRM,
  };
}
