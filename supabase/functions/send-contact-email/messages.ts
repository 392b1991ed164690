import { isSingleLine, type StoredField, storedFields } from '../../../src/enquiry/enquiry.ts';
import { firm } from '../../../src/firm/firm.ts';
import { defaultLocale, intlLocale, type Locale } from '../../../src/i18n/locales.ts';
import { type Addresses, escapeHtml, identity, type Mail, oneLine, page, paragraph } from './mail.ts';
import type { ClaimedMail, ReceivedEnquiry } from './outbox.ts';
import type { EmailText } from './texts.ts';

/** A mail about an enquiry. */
export type EnquiryMail = ClaimedMail & { enquiry: ReceivedEnquiry };

/**
 * What the firm gets: all that the visitor wrote, in the default language. An answer to it goes to the visitor.
 *
 * @param locale the language of the page that the visitor read
 */
export function notification(claimed: EnquiryMail, t: EmailText, locale: Locale, site: Addresses): Mail {
  const { enquiry } = claimed;
  const heading = t('notification.heading');
  const intro = t('notification.intro');
  const received = new Intl.DateTimeFormat(intlLocale(defaultLocale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: firm.timeZone,
  }).format(new Date(enquiry.created_at));
  // As the form names its fields, without its mark of what is required.
  const labelOf = (name: StoredField) => t(`enquiry:labels.${name}`).replace(/\s*\*$/, '');
  const wordsOf = (name: StoredField) => enquiry[name] ?? t('notification.notGiven');
  const rows: [label: string, value: string][] = [
    ...storedFields.filter(isSingleLine).map((name): [string, string] => [labelOf(name), wordsOf(name)]),
    [t('notification.received'), received],
  ];
  const boxes = storedFields.filter((name) => !isSingleLine(name));
  const language = t('notification.language', { language: locale.name });
  const text = [
    heading,
    intro,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...boxes.map((name) => `${labelOf(name)}:\n${wordsOf(name)}`),
    language,
  ];
  const html = [
    `<h1>${escapeHtml(heading)}</h1>`,
    paragraph(intro),
    `<table>${rows.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
    ...boxes.flatMap((name) => [`<h2>${escapeHtml(labelOf(name))}</h2>`, paragraph(wordsOf(name))]),
    paragraph(language),
  ];
  return {
    ...identity(claimed, site),
    to: site.firmEmail,
    replyTo: { name: oneLine(enquiry.name), address: enquiry.email },
    subject: oneLine(t('notification.subject', { name: enquiry.name })),
    text: text.join('\n\n'),
    html: page(defaultLocale.tag, html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the visitor gets, in the language of the page. Of what was written, only the name stands in it. */
export function acknowledgment(claimed: EnquiryMail, t: EmailText, locale: Locale, site: Addresses): Mail {
  const { enquiry } = claimed;
  const received = new Date(enquiry.created_at);
  const name = plainName(enquiry.name);
  const paragraphs = [
    name ? t('acknowledgment.greeting', { name }) : t('acknowledgment.greetingWithoutName'),
    ...t('acknowledgment.body', { returnObjects: true, received, locale: intlLocale(locale) }),
    `${t('acknowledgment.closing')}\n${t('acknowledgment.signature')}`,
    t('acknowledgment.footer'),
  ];
  return {
    ...identity(claimed, site),
    to: enquiry.email,
    subject: oneLine(t('acknowledgment.subject')),
    text: paragraphs.join('\n\n'),
    html: page(locale.tag, paragraphs.map(paragraph)),
    // So that an out-of-office reply does not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Characters of a name that an acknowledgement has room for. */
const LONGEST_NAME = 80;

/**
 * A name as an acknowledgement may carry it. Anybody can have one sent to anybody, so it must not become an
 * advertisement: nothing but letters, digits and a name's own signs, and no dot that makes an address of it. It is
 * empty for a name that has none of these.
 *
 *     plainName('Dr. Tan A/L Siew-Ling')           // => 'Dr. Tan A/L Siew-Ling'
 *     plainName('Win at https://evil.example now') // => 'Win at https evil. example now'
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N} .,'’()·・/-]/gu, ' ')
    .replace(/\/{2,}/g, ' ')
    .replace(/\.(?=\p{L}{2})/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
