import { createTransport } from 'nodemailer';
import PostalMime, { decodeWords } from 'postal-mime';
import { expect, test } from 'vitest';
import { type StoredEnquiry, storedFields } from '../../src/core/enquiry/enquiry.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { bySmtp } from '../../supabase/functions/send-contact-email/mailer.ts';
import {
  acknowledgment,
  type Mail,
  notification,
} from '../../supabase/functions/send-contact-email/messages.ts';
import { headersOf, texts } from './mails.ts';
import { claimedMail } from './postgres.ts';

// How the function sanitises a visitor's words on its own, as if form and database had accepted them all.

/** The headers that our emails may have, in lower case. */
const HEADERS = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['auto-submitted', 'x-auto-response-suppress'],
];
/** The elements that they may have. */
const TAGS = '!doctype html head meta body h1 h2 p br pre table tr th td'.split(' ');
const site = {
  firmEmail: ['firm@contoh.example', 'second@contoh.example'],
  mailFrom: '"Contoh, Tan & Co." <site@contoh.example>',
};

const NASTY = [
  '=?utf-8?Q?=0D=0ABcc:_everyone@mail.example?=',
  '=?utf-8?B?QmNjOiB4?= =?utf-8?Q?=0D=0ABcc:_x?=',
  '=?iso-8859-1?q?=0aTo:_x?=',
  '=?',
  '?=',
  'A\r\nBcc: everyone@mail.example',
  'A\nTo: x@mail.example\n\nbody',
  '\u2028Bcc: x',
  '\u0085Bcc: x',
  '"; <x@mail.example>',
  '<x@mail.example>, y@mail.example',
  '(comment) <x@mail.example>',
  '\u{e0042}\u{e0063}\u202e',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{name}} $t(acknowledgment.subject)',
  '.\r\n.\r\nMAIL FROM:<a@mail.example>',
  'x'.repeat(2_000),
  String.fromCharCode(...Array(0xa0).keys()),
];
const ADDRESSES = ['=?utf-8?q?x@mail.example', "o'neil+=?b?@mail.example", '{{name}}@mail.example'];
/** An enquiry in which each column has such words, with what others have around them. */
const enquiryWith = (words: string, index: number) =>
  ({
    ...Object.fromEntries(
      storedFields.map((name) => [name, `陈 ${words} ${NASTY[(index + 1) % NASTY.length]}`]),
    ),
    email: ADDRESSES[index % ADDRESSES.length],
  }) as StoredEnquiry;

const transport = createTransport({ streamTransport: true, buffer: true });
/** The email as sent by SMTP. */
const onTheWire = async (mail: Mail) => String((await transport.sendMail(bySmtp(mail))).message);

test.each(NASTY.map((words, index) => ({ words, index })))(
  'sends $words without a header, an element or a recipient that a visitor made up',
  async ({ words, index }) => {
    for (const locale of locales) {
      const typed = enquiryWith(words, index);
      const enquiry = { ...typed, created_at: '2026-11-21T00:00:00Z' };
      const claimed = { ...claimedMail({ language: locale.tag }), enquiry };
      const toFirm = notification(claimed, texts.firm, locale, site);
      const toVisitor = acknowledgment(claimed, texts.of(locale), locale, site);
      expect(`${toVisitor.subject}${toVisitor.text}`, 'every placeholder is filled').not.toMatch(/[{}]/);
      for (const [mail, to, replyTo] of [
        [toFirm, site.firmEmail, typed.email],
        [toVisitor, [typed.email], site.firmEmail[0]],
      ] as const) {
        const raw = await onTheWire(mail);
        const lines = headersOf({ raw });
        const names = lines.map((line) => line.split(':', 1)[0]?.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        expect(HEADERS).toEqual(expect.arrayContaining(names));
        for (const line of lines) {
          // As email programs show it.
          const shown = decodeWords(line);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
          expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
          expect(decodeWords(shown)).toBe(shown);
        }
        const parsed = await PostalMime.parse(raw);
        const tags = [...(parsed.html ?? '').matchAll(/<\/?([^\s>/]*)/g)].map(([, tag]) => tag);
        expect(TAGS).toEqual(expect.arrayContaining(tags));
        expect(parsed.to?.map(({ address }) => address)).toEqual(to);
        expect(parsed.from?.address).toBe('site@contoh.example');
        expect(parsed.replyTo?.map(({ address }) => address)).toEqual([replyTo]);
        expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
      }
    }
  },
);
