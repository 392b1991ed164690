import { anyOf, FORBIDDEN_IN_LINE } from '../../../src/enquiry/characters.ts';
import type { ClaimedMail } from './outbox.ts';
import type { Settings } from './settings.ts';

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

export type Addresses = Pick<Settings, 'firmEmail' | 'mailFrom'>;

/** Who a mail is from, and what it is known by. */
export function identity({ mail_id }: ClaimedMail, { mailFrom }: Addresses) {
  // The last @, for the name may have one too.
  const domain = /@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  return { id: mail_id, messageId: `<${mail_id}@${domain}>`, from: mailFrom };
}

const unfitForHeader = anyOf(FORBIDDEN_IN_LINE);

/**
 * Text as a header may carry it: nothing that would begin a new header, neither as it is nor when a mail program
 * decodes it (RFC 2047). The database lets none of it in; this holds without.
 */
export const oneLine = (text: string): string =>
  text.replace(unfitForHeader, ' ').replaceAll('=?', '= ?').trim();

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
export const paragraph = (text: string): string => `<p>${escapeHtml(text).replace(/\r\n?|\n/g, '<br>')}</p>`;
export const page = (lang: string, parts: string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>${parts.join('\n')}</body></html>`;
