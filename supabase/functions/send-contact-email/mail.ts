import { forbiddenInLine } from '../../../src/core/enquiry/characters.ts';
import type { ClaimedMail } from './outbox.ts';
import type { Settings } from './settings.ts';

/** A composed email. */
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

/** Keeps absence notes from answering (RFC 3834, and Exchange's header); a notification's answer would go to the visitor. */
export const TO_FIRM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

const unfitForHeader = new RegExp(forbiddenInLine, 'gu');

/**
 * Sanitises text for a header: nothing that could start a new header, either as it is or decoded by a mail program (RFC
 * 2047). The database rejects such text already; this does not rely on it.
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
/**
 * A visitor's text with its white space, in the direction of its script; `pre` keeps the white space where a mail program
 * drops the style.
 */
export const asWritten = (text: string): string =>
  `<pre dir="auto" style="font-family: inherit; white-space: pre-wrap">${escapeHtml(text)}</pre>`;
export const page = (lang: string, parts: string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>${parts.join('\n')}</body></html>`;
