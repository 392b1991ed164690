import { firm } from '../../../src/firm/firm.ts';
import { defaultLocale, intlLocale } from '../../../src/i18n/locales.ts';
import { type Addresses, identity, type Mail, oneLine, page, paragraph } from './mail.ts';
import type { ClaimedMail, EnquiryFigures } from './outbox.ts';
import type { EmailText } from './texts.ts';

/** A mail about the site itself. */
export type OwnMail = ClaimedMail & { figures: EnquiryFigures };

/** Tells the firm, once, that more enquiries arrive than visitors would send. */
export function floodNotice(claimed: OwnMail, t: EmailText, site: Addresses): Mail {
  const { held } = claimed.figures;
  return toFirm(claimed, site, t('flood.subject'), [
    t('flood.intro'),
    t('flood.held', { count: held }),
    t('flood.advice'),
  ]);
}

/** At most one a day: what is waiting, held, given up or refused. Contains no visitor's words. */
export function summary(claimed: OwnMail, t: EmailText, site: Addresses): Mail {
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
function refusals({ refusals }: EnquiryFigures, t: EmailText): string[] {
  const hourOf = new Intl.DateTimeFormat(intlLocale(defaultLocale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: firm.timeZone,
  });
  return refusals.map(({ hour, scope, refused }) =>
    t('summary.refusal', {
      hour: hourOf.format(new Date(hour)),
      refused,
      limit: t(`summary.limits.${scope}`),
    }),
  );
}

function toFirm(claimed: OwnMail, site: Addresses, subject: string, paragraphs: string[]): Mail {
  return {
    ...identity(claimed, site),
    to: site.firmEmail,
    subject: oneLine(subject),
    text: paragraphs.join('\n\n'),
    html: page(defaultLocale.tag, paragraphs.map(paragraph)),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
