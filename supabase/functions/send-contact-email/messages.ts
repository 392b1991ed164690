import { forbiddenInLine } from '../../../src/core/enquiry/characters.ts';
import { isSingleLine, type StoredField, storedFields } from '../../../src/core/enquiry/enquiry.ts';
import { firm } from '../../../src/core/firm/firm.ts';
import { defaultLocale, intlLocale, type Locale } from '../../../src/core/i18n/locales.ts';
import type { ClaimedMail, ReceivedEnquiry } from './outbox.ts';
import type { Settings } from './settings.ts';
import type { EmailText, FirmText } from './texts.ts';

export interface Mail {
  /** The same in every attempt with this content: an idempotency key. */
  id: string;
  messageId: string;
  from: string;
  to: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export type Addresses = Pick<Settings, 'firmEmail' | 'mailFrom'>;

/** The sender and Message-ID of an email. */
export function identity({ mail_id, plain }: ClaimedMail, { mailFrom }: Addresses) {
  // The last @, since the name may contain one too.
  const domain = /@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  return { id: plain ? `${mail_id}-plain` : mail_id, messageId: `<${mail_id}@${domain}>`, from: mailFrom };
}

const unfitForHeader = new RegExp(forbiddenInLine, 'gu');

/**
 * Sanitises text for a header: nothing that could start a new header, either as it is or decoded by a mail program (RFC
 * 2047). The database rejects such text already; this does not rely on it.
 */
export const oneLine = (text: string): string =>
  text.replace(unfitForHeader, ' ').replaceAll('=?', '= ?').trim();

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
export const paragraph = (text: string): string => `<p>${escapeHtml(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
/**
 * A visitor's text with its white space, in the direction of its script; `pre` keeps the white space where a mail program
 * drops the style.
 */
const asWritten = (text: string): string =>
  `<pre dir="auto" style="font-family: inherit; white-space: pre-wrap">${escapeHtml(text)}</pre>`;
export const mailHtml = (lang: string, parts: string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>${parts.join('\n')}</body></html>`;

/** An email about an enquiry. */
export type EnquiryMail = ClaimedMail & { enquiry: ReceivedEnquiry };

/** The form's label of a field, without the asterisk of required ones. */
export const labelOf = (name: StoredField, t: FirmText): string =>
  t(`enquiry:labels.${name}`).replace(/\s*\*$/, '');

/**
 * The email to the firm: everything that the visitor wrote, in the default language, first her message, which begins with what it
 * is about. Replies go to the visitor.
 *
 * @param locale the language of the visitor's page
 */
export function notification(claimed: EnquiryMail, t: FirmText, locale: Locale, site: Addresses): Mail {
  const { enquiry } = claimed;
  const heading = t('notification.heading');
  const intro = t('notification.intro');
  const received = new Intl.DateTimeFormat(intlLocale(defaultLocale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: firm.timeZone,
  }).format(new Date(enquiry.created_at));
  const wordsOf = (name: StoredField) => enquiry[name] ?? t('notification.notGiven');
  const rows: [label: string, value: string][] = [
    ...storedFields.filter(isSingleLine).map((name): [string, string] => [labelOf(name, t), wordsOf(name)]),
    [t('notification.received'), received],
  ];
  const boxes = storedFields.filter((name) => !isSingleLine(name));
  const language = t('notification.language', { language: locale.name });
  const text = [
    heading,
    intro,
    ...boxes.map((name) => `${labelOf(name, t)}:\n${wordsOf(name)}`),
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    language,
  ];
  const html = [
    `<h1>${escapeHtml(heading)}</h1>`,
    paragraph(intro),
    ...boxes.flatMap((name) => [`<h2>${escapeHtml(labelOf(name, t))}</h2>`, asWritten(wordsOf(name))]),
    `<table>${rows.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`).join('')}</table>`,
    paragraph(language),
  ];
  return {
    ...identity(claimed, site),
    to: site.firmEmail,
    replyTo: { name: oneLine(enquiry.name), address: enquiry.email },
    subject: oneLine(t('notification.subject', { name: enquiry.name })),
    text: text.join('\n\n'),
    html: mailHtml(defaultLocale.tag, html),
    // A person wrote it: help desks set aside what calls itself automatic.
    headers: {},
  };
}

/**
 * The email to the visitor, in the language of the page. It contains nothing that the sender typed, not even the name,
 * because anybody can have one sent to anybody. Replies go to the firm's first address, since the sender's need not exist.
 */
export function acknowledgment(claimed: EnquiryMail, t: EmailText, locale: Locale, site: Addresses): Mail {
  const { enquiry } = claimed;
  const [address = ''] = site.firmEmail;
  const received = new Date(enquiry.created_at);
  const paragraphs = [
    t('acknowledgment.greeting'),
    ...t('acknowledgment.body', { returnObjects: true, received, locale: intlLocale(locale) }),
    `${t('acknowledgment.closing')}\n${t('acknowledgment.signature')}`,
    t('acknowledgment.footer'),
  ];
  return {
    ...identity(claimed, site),
    to: [enquiry.email],
    replyTo: { name: '', address },
    subject: oneLine(t('acknowledgment.subject')),
    text: paragraphs.join('\n\n'),
    html: mailHtml(locale.tag, paragraphs.map(paragraph)),
    // Keeps out-of-office replies from answering it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
