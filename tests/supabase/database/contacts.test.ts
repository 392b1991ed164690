import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachBackend } from '../backends.ts';
import { as, type Contact, contact, type Database, enquire } from '../postgres.ts';

onEachBackend((open) => {
  let postgres: Database;
  beforeAll(async () => {
    postgres = await open();
  });
  beforeEach(() => postgres.exec('truncate public.contacts cascade; truncate private.senders'));
  afterAll(() => postgres.close());

  const stored = () =>
    as<Contact & { id: string; created_at: Date }>(postgres, 'service_role', 'select * from public.contacts');

  describe('an enquiry', () => {
    it('is stored as it was sent, with an id and the time, and with two mails to send', async () => {
      const sent = contact({
        name: '陈伟明',
        phone: '+60 12-000 0000',
        message: 'Line one\r\nLine two\n\tindented',
      });
      const before = Date.now();
      await enquire(postgres, sent);
      const after = Date.now();
      const [row] = await stored();
      expect(row).toMatchObject(sent);
      expect(row?.id).toMatch(/^[\da-f-]{36}$/);
      // Its clock is this machine's, to the microsecond.
      expect(Number(row?.created_at)).toBeGreaterThanOrEqual(before - 1);
      expect(Number(row?.created_at)).toBeLessThanOrEqual(after + 1);
      const mails = await postgres.query('select kind, attempts, sent_at from private.mails order by kind');
      expect(mails.rows).toEqual([
        { kind: 'acknowledgment', attempts: 0, sent_at: null },
        { kind: 'notification', attempts: 0, sent_at: null },
      ]);
    });

    it('keeps the language of the page for a sweep', async () => {
      await enquire(postgres, contact(), { 'accept-language': 'ko' });
      const mails = await postgres.query('select distinct language from private.mails');
      expect(mails.rows).toEqual([{ language: 'ko' }]);
    });

    it('that is sent again, because its answer was lost, is one enquiry', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await enquire(postgres, sent);
      expect(await stored()).toHaveLength(1);
      await enquire(postgres, { ...sent, message: 'Something else' });
      expect(await stored()).toHaveLength(2);
    });

    it('that is sent from the page in another language is another enquiry', async () => {
      const sent = contact();
      for (const language of ['en', 'zh-Hans', 'ko', 'ko']) {
        await enquire(postgres, sent, { 'accept-language': language });
      }
      expect(await stored()).toHaveLength(3);
    });

    it('that is sent again long after is another enquiry', async () => {
      const sent = contact();
      await enquire(postgres, sent);
      await postgres.exec("update public.contacts set created_at = created_at - interval '16 minutes'");
      await enquire(postgres, sent);
      expect(await stored()).toHaveLength(2);
    });

    it.each([
      [
        'the longest of everything',
        { name: '名'.repeat(200), phone: '1'.repeat(50), message: '문'.repeat(5000) },
      ],
      ['a name in Tamil', { name: 'முத்து குமார்' }],
      ['a name in Arabic', { name: 'عبد الله' }],
      ['an address with a plus and a subdomain', { email: "o'brien+law@mail.firm.example" }],
      ['a phone in words', { phone: 'ext. 12, ask for Mei' }],
    ])('with %s is taken', async (_, given) => {
      await enquire(postgres, contact(given));
      expect(await stored()).toHaveLength(1);
    });

    it.each([
      ['without consent', { consent: false }],
      ['with an empty name', { name: '' }],
      ['with a name of blanks', { name: '  ' }],
      ['with a name that is too long', { name: 'x'.repeat(201) }],
      ['with a line end in the name', { name: 'A\r\nBcc: everyone@mail.example' }],
      ['with a line separator in the name', { name: 'A\u2028B' }],
      ['with a name that turns text around', { name: 'A \u202egpj.exe' }],
      ['with an empty message', { message: '' }],
      ['with a message that is too long', { message: 'x'.repeat(5001) }],
      ['with an escape character in the message', { message: 'a\u001b[31mb' }],
      ['with an isolate in the message', { message: 'a\u2066b' }],
      ['with no address', { email: '' }],
      ['with an address without @', { email: 'visitor.mail.example' }],
      ['with two addresses', { email: 'a@mail.example,b@mail.example' }],
      ['with a named address', { email: 'A <a@mail.example>' }],
      ['with a line end in the address', { email: 'a@mail.example\nBcc:b@mail.example' }],
      ['with an address without a dot', { email: 'root@localhost' }],
      ['with an address with two dots in a row', { email: 'a..b@mail.example' }],
      ['with an address that begins with a dot', { email: '.a@mail.example' }],
      ['with an address with a dot before the @', { email: 'a.@mail.example' }],
      ['with an address that is too long', { email: `a@${'x'.repeat(60)}.${'y'.repeat(190)}.example` }],
      ['with a phone that is too long', { phone: '1'.repeat(51) }],
      ['with an empty phone', { phone: '' }],
      ['with a line end in the phone', { phone: '1\n2' }],
    ])('%s is refused', async (_, given) => {
      await expect(enquire(postgres, contact(given))).rejects.toThrow(
        /violates (check constraint|row-level security)/,
      );
      expect(await stored()).toEqual([]);
    });

    it.each(['name', 'email', 'message', 'consent'])('without %s is refused', async (column) => {
      const given = { ...contact(), [column]: null } as unknown as Contact;
      await expect(enquire(postgres, given)).rejects.toThrow(
        /null value in column|violates (check constraint|row-level security)/,
      );
      expect(await stored()).toEqual([]);
    });
  });
});
