import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { decodeWords } from 'postal-mime';
import { expect, test } from 'vitest';
import { type StoredEnquiry, storedFields } from '../../src/core/enquiry/enquiry.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { bySmtp } from '../../supabase/functions/send-contact-email/mailer.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/messages.ts';
import { acknowledgment, notification } from '../../supabase/functions/send-contact-email/messages.ts';
import { digest, plainNotice, summary } from '../../supabase/functions/send-contact-email/reports.ts';
import { headersOf, texts } from './mails.ts';
import { claimedMail, contact, NO_FIGURES } from './postgres.ts';

// How the function sanitises a visitor's words on its own, as if form and database had accepted them all; and what spam filters
// and mailboxes judge each kind of mail by.

/** The headers that our emails may have, in lower case. */
const HEADERS = [
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['auto-submitted', 'x-auto-response-suppress'],
];
const TAGS = '!doctype html head meta body h1 h2 p br pre table tr th td'.split(' ');
const firmEmail = ['firm@contoh.example', 'second@contoh.example'];
const site = { firmEmail, mailFrom: '"Contoh, Tan & Co." <site@contoh.example>' };

const NASTY = [
  '=?utf-8?Q?=0D=0ABcc:_everyone@mail.example?=',
  '=?utf-8?B?QmNjOiB4?= =?utf-8?Q?=0D=0ABcc:_x?=',
  '=?iso-8859-1?q?=0aTo:_x?=',
  ...['=?', '?=', '\u2028Bcc: x', '\u0085Bcc: x'],
  'A\r\nBcc: everyone@mail.example',
  'A\nTo: x@mail.example\n\nbody',
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
const onTheWire = async (mail: Mail) => String((await transport.sendMail(bySmtp(mail))).message);

test.each(NASTY.map((words, index) => ({ words, index })))(
  'sends $words, and no header or recipient of it',
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

/** In which a visitor of each language writes. */
const WORDS: Record<string, [name: string, message: string]> = {
  en: ['Lim Mei Ling', 'I was dismissed last week without notice. May I see you on Monday?'],
  zh: ['林美玲', '我上星期被公司解雇，没有收到任何通知。请问星期一可以见面吗？我的电话在下面。'],
  ko: [
    '김민지',
    '지난주에 예고 없이 해고되었습니다. 월요일에 상담할 수 있습니까? 전화번호는 아래에 있습니다.',
  ],
};
const FIRM = 'enquiries@firm.com.my';
const own = { firmEmail: [FIRM], mailFrom: '"Firm" <website@mail.firm.com.my>' };

/** Each kind of mail in a language, with the address that replies go to, and what `Auto-Submitted` says. */
function mailsIn(locale: Locale): [kind: string, mail: Mail, replyTo?: string, automatic?: string][] {
  const [name, message] = WORDS[locale.id] ?? ['Visitor', 'Hello'];
  const typed = { name, message, phone: '+60 12-345 6789', email: 'meiling@gmail.com' };
  const enquiry = { ...contact(typed), created_at: '2026-11-21T01:00:00Z' };
  const company = { ...enquiry, email: 'meiling@company.com.my' };
  const claimed = claimedMail({ language: locale.tag });
  const figures = { ...NO_FIGURES, waiting: 2, last_error: '451 4.7.1 Try later' };
  const many = Array.from({ length: 30 }, () => enquiry);
  const [t, of, generated] = [texts.firm, texts.of(locale), 'auto-generated'];
  return [
    ['notification', notification({ ...claimed, enquiry }, t, locale, own), enquiry.email],
    ['notification-company', notification({ ...claimed, enquiry: company }, t, locale, own), company.email],
    ['acknowledgement', acknowledgment({ ...claimed, enquiry }, of, locale, own), FIRM, 'auto-replied'],
    ['digest', digest({ ...claimed, kind: 'digest', digest: many }, t, own), undefined, generated],
    ['summary', summary({ ...claimed, kind: 'summary', figures }, t, own), undefined, generated],
    ['plain-notice', plainNotice({ ...claimed, plain: true, enquiry }, t, own), undefined, generated],
  ];
}

test.each(locales)(
  'each kind of mail in $name has a sender, replies and headers that fit it',
  async (locale) => {
    for (const [kind, mail, replyTo, automatic] of mailsIn(locale)) {
      const raw = await onTheWire(mail);
      // docs/faults.md has the scores of spam filters, and how these files are given to them.
      const { KEEP_MAILS: folder } = process.env;
      if (folder) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${kind}.${locale.id}.eml`), raw);
      }
      const parsed = await PostalMime.parse(raw);
      expect(parsed.from?.address, kind).toBe('website@mail.firm.com.my');
      expect(parsed.to?.[0]?.address, kind).toBe(kind === 'acknowledgement' ? 'meiling@gmail.com' : FIRM);
      expect(parsed.replyTo?.[0]?.address, kind).toBe(replyTo);
      // A help desk sets aside what calls itself automatic; an absence note must not answer what is.
      const said = headersOf({ raw }).filter((line) => /^(Auto-Submitted|Precedence): /i.test(line));
      expect(said, kind).toEqual(automatic ? [`Auto-Submitted: ${automatic}`] : []);
      // SpamAssassin's DEAR_SOMETHING.
      expect(parsed.text ?? '', kind).not.toMatch(/\bDear (sir|madam)/i);
    }
  },
);
