import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { bySmtp } from '../../supabase/functions/send-contact-email/mailer.ts';
import {
  acknowledgment,
  type Mail,
  notification,
} from '../../supabase/functions/send-contact-email/messages.ts';
import { digest, plainNotice, summary } from '../../supabase/functions/send-contact-email/ownMails.ts';
import { headersOf, texts } from './mails.ts';
import { claimedMail, contact } from './postgres.ts';

// What spam filters and mailboxes judge a mail by. docs/faults.md has their scores, and how these mails are given to them.

const site = { firmEmail: ['enquiries@firm.com.my'], mailFrom: '"Firm" <website@mail.firm.com.my>' };
const WORDS: Record<string, [name: string, message: string]> = {
  en: [
    'Lim Mei Ling',
    'I was dismissed last week without notice. May I see you on Monday? My number is below.',
  ],
  zh: ['林美玲', '我上星期被公司解雇，没有收到任何通知。请问星期一可以见面吗？我的电话在下面。'],
  ko: [
    '김민지',
    '지난주에 예고 없이 해고되었습니다. 월요일에 상담할 수 있습니까? 전화번호는 아래에 있습니다.',
  ],
};

/** Each kind of mail in a language, as if a visitor of its pages had written. */
function mailsIn(locale: Locale): Record<string, Mail> {
  const [name, message] = WORDS[locale.id] ?? ['Visitor', 'Hello'];
  const at = { created_at: '2026-11-21T01:00:00Z' };
  const enquiry = {
    ...contact({ name, message, phone: '+60 12-345 6789', email: 'meiling@gmail.com' }),
    ...at,
  };
  const company = { ...enquiry, email: 'meiling@company.com.my' };
  const claimed = claimedMail({ language: locale.tag });
  const refusals = [{ hour: at.created_at, scope: 'address' as const, refused: 3 }];
  const some = { waiting: 2, in_digests: 1, given_up: 1, too_late: 1, refusals };
  const figures = {
    stored: 9,
    stored_lately: 5,
    last_sent: null,
    last_error: '451 4.7.1 Try later',
    ...some,
  };
  const many = Array.from({ length: 30 }, () => enquiry);
  return {
    'notification of a free mailbox': notification({ ...claimed, enquiry }, texts.firm, locale, site),
    'notification of a company': notification({ ...claimed, enquiry: company }, texts.firm, locale, site),
    acknowledgement: acknowledgment({ ...claimed, enquiry }, texts.of(locale), locale, site),
    digest: digest({ ...claimed, kind: 'digest', digest: many }, texts.firm, site),
    summary: summary({ ...claimed, kind: 'summary', figures }, texts.firm, site),
    'plain notice': plainNotice({ ...claimed, plain: true, enquiry }, texts.firm, site),
  };
}

const transport = createTransport({ streamTransport: true, buffer: true });
const mails = locales.flatMap((locale) =>
  Object.entries(mailsIn(locale)).map(([kind, mail]) => ({ kind, language: locale.id, mail })),
);

test.each(mails)(
  '$kind, $language: has a sender, replies and headers that fit it',
  async ({ kind, language, mail }) => {
    const raw = String((await transport.sendMail(bySmtp(mail))).message);
    const { KEEP_MAILS: folder } = process.env;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${kind.replaceAll(' ', '-')}.${language}.eml`), raw);
    }
    const { from, to, replyTo, text = '' } = await PostalMime.parse(raw);
    const isAbout = (word: string) => kind.startsWith(word);
    expect(from?.address).toBe('website@mail.firm.com.my');
    expect(to?.[0]?.address).toBe(isAbout('ack') ? 'meiling@gmail.com' : 'enquiries@firm.com.my');
    expect(replyTo?.[0]?.address).toBe(
      isAbout('notification of a free')
        ? 'meiling@gmail.com'
        : isAbout('notification')
          ? 'meiling@company.com.my'
          : isAbout('ack')
            ? 'enquiries@firm.com.my'
            : undefined,
    );
    // A help desk sets aside what calls itself automatic; an absence note must not answer what is.
    const automatic = headersOf({ raw }).filter((line) => /^(Auto-Submitted|Precedence): /i.test(line));
    expect(automatic).toEqual(
      isAbout('notification') ? [] : [`Auto-Submitted: auto-${isAbout('ack') ? 'replied' : 'generated'}`],
    );
    // SpamAssassin's DEAR_SOMETHING.
    expect(text).not.toMatch(/\bDear (sir|madam)/i);
  },
);
