import { firm } from '../../../src/firm/firm.ts';
import { defaultLocale, intlLocale, type Locale } from '../../../src/i18n/locales.ts';
import type { ClaimedMail } from './outbox.ts';
import type { Settings } from './settings.ts';
import type { EmailText } from './texts.ts';

/** A mail, ready to be sent. */
export interface Mail {
  /** The same for every attempt, so that a mail server that got it twice can tell. */
  id: string;
  messageId: string;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

type Addresses = Pick<Settings, 'firmEmail' | 'mailFrom'>;

/**
 * What the firm gets: all that the visitor wrote, in the default language. An answer to it goes to the visitor.
 *
 * @param locale the language of the page that the visitor read
 */
export function notification(claimed: ClaimedMail, t: EmailText, locale: Locale, site: Addresses): Mail {
  const { labels, intro, heading } = t('notification', { returnObjects: true });
  const received = new Intl.DateTimeFormat(intlLocale(defaultLocale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: firm.timeZone,
  }).format(new Date(claimed.created_at));
  const rows: [label: string, value: string][] = [
    [labels.name, claimed.name],
    [labels.email, claimed.email],
    [labels.phone, claimed.phone ?? t('notification.noPhone')],
    [labels.received, received],
  ];
  const language = t('notification.language', { language: locale.name });
  const text = [
    heading,
    intro,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${labels.message}:\n${claimed.message}`,
    language,
  ];
  const html = [
    `<h1>${escapeHtml(heading)}</h1>`,
    paragraph(intro),
    `<table>${rows.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
    `<h2>${escapeHtml(labels.message)}</h2>`,
    paragraph(claimed.message),
    paragraph(language),
  ];
  return {
    ...identity(claimed, site),
    to: site.firmEmail,
    replyTo: { name: oneLine(claimed.name), address: claimed.email },
    subject: oneLine(t('notification.subject', { name: claimed.name })),
    text: text.join('\n\n'),
    html: page(defaultLocale.tag, html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the visitor gets, in the language of the page. Of what was written, only the name stands in it. */
export function acknowledgment(claimed: ClaimedMail, t: EmailText, locale: Locale, site: Addresses): Mail {
  const received = new Date(claimed.created_at);
  const paragraphs = [
    t('acknowledgment.greeting', { name: plainName(claimed.name) }),
    ...t('acknowledgment.body', { returnObjects: true, received, locale: intlLocale(locale) }),
    `${t('acknowledgment.closing')}\n${t('acknowledgment.signature')}`,
    t('acknowledgment.footer'),
  ];
  return {
    ...identity(claimed, site),
    to: claimed.email,
    subject: oneLine(t('acknowledgment.subject')),
    text: paragraphs.join('\n\n'),
    html: page(locale.tag, paragraphs.map(paragraph)),
    // So that an out-of-office reply does not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

function identity({ mail_id }: ClaimedMail, { mailFrom }: Addresses) {
  // The last @, for the name may have one too.
  const domain = /@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  return { id: mail_id, messageId: `<${mail_id}@${domain}>`, from: mailFrom };
}

/** Without line ends, which would begin a new header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it takes out
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

/** Characters of a name that an acknowledgement has room for. */
const LONGEST_NAME = 80;

/**
 * A name as an acknowledgement may carry it. Anybody can have one sent to anybody, so it must not become an
 * advertisement: nothing but letters, digits and a name's own signs, and no dot that makes an address of it.
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
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
const paragraph = (text: string) => `<p>${escapeHtml(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
const page = (lang: string, parts: string[]) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>${parts.join('\n')}</body></html>`;
