import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENCODED_WORD, hasForbidden, isBlank } from '../../../src/core/enquiry/characters.ts';
import { EMAIL } from '../../../src/core/enquiry/email.ts';
import type { StoredField } from '../../../src/core/enquiry/enquiry.ts';
import {
  fields,
  isRequired,
  isSingleLine,
  normalised,
  storedFields,
} from '../../../src/core/enquiry/enquiry.ts';
import { heavy } from '../../heavy.ts';
import { type Contact, contact, NO_LIMITS, onDatabase } from '../postgres.ts';

/** Columns that the database sets itself; `consent` is in the specification but is not a field. */
const OWN = ['id', 'created_at', 'consent'];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
/**
 * Every Unicode character but NUL, which Postgres cannot store, and surrogates. By default without the many Han characters,
 * syllables of Hangul, and planes that have nothing but letters, or nothing at all.
 */
const CODES = heavy
  ? [...range(1, 0xd7ff), ...range(0xe000, 0x10ffff)]
  : [
      ...[...range(1, 0x3400), ...range(0xa000, 0xac00), ...range(0xd700, 0xd7ff)],
      ...[...range(0xf000, 0x11fff), ...range(0x13000, 0x13500), ...range(0x1bc00, 0x1bcff)],
      ...[...range(0x1d000, 0x1dfff), ...range(0x1f000, 0x1ffff), ...range(0xe0000, 0xe1fff)],
    ];

/** A value of a given length that is valid in every other respect. */
const filled = (name: StoredField, length: number) => {
  if (fields[name].input !== 'email') return 'x'.repeat(length);
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
};

onDatabase((postgres) => {
  beforeAll(() => postgres.query(NO_LIMITS));
  beforeEach(() => postgres.empty());

  const stored = () =>
    postgres.asService<Contact & { id: string; created_at: Date }>('select * from public.contacts');

  test.each([false, null])('refuses an enquiry whose consent is %s', async (consent) => {
    const refusal = postgres.enquire(contact({ consent: consent as boolean }));
    await expect(refusal).rejects.toThrow(/null value in column|row-level security/);
  });

  test('stores an enquiry as it was sent, with an id and the time, and two emails to send', async () => {
    const message = 'Line one\r\nLine two\n\tindented';
    const sent = contact({ name: '陈伟明', phone: '+60 12-000 0000', message });
    const now = () => postgres.value<Date>('select clock_timestamp()');
    const before = await now();
    await postgres.enquire(sent, { 'accept-language': 'ko' });
    const [row] = await stored();
    expect(row).toMatchObject(sent);
    expect(row?.id).toMatch(/^[\da-f-]{36}$/);
    expect(Number(row?.created_at)).toBeGreaterThanOrEqual(Number(before));
    expect(Number(row?.created_at)).toBeLessThanOrEqual(Number(await now()));
    const emails = 'select kind, language, attempts, sent_at from private.mails order by kind';
    expect(await postgres.query(emails)).toEqual([
      { kind: 'acknowledgment', language: 'ko', attempts: 0, sent_at: null },
      { kind: 'notification', language: 'ko', attempts: 0, sent_at: null },
    ]);
  });

  test('stores an enquiry once when it is sent again because its answer was lost', async () => {
    const sent = contact();
    await postgres.enquire(sent);
    await postgres.enquire(sent);
    expect(await stored()).toHaveLength(1);
    await postgres.enquire({ ...sent, message: 'Something else' });
    await postgres.enquire(sent, { 'accept-language': 'ko' });
    await postgres.query("update public.contacts set created_at = created_at - interval '16 minutes'");
    await postgres.enquire(sent);
    // Another message, another language and a quarter of an hour each make another enquiry.
    expect(await stored()).toHaveLength(4);
  });

  test('has a column for each stored field, which is required where the form requires it', async () => {
    const columns = await postgres.query<{ name: string; required: boolean }>(`
      select attname as name, attnotnull as required from pg_attribute
      where attrelid = 'public.contacts'::regclass and attnum > 0 and not attisdropped`);
    const own = columns.filter(({ name }) => !OWN.includes(name));
    expect(Object.fromEntries(own.map(({ name, required }) => [name, required]))).toEqual(
      Object.fromEntries(storedFields.map((name) => [name, isRequired(name)])),
    );
  });

  describe.each(storedFields)('%s', (name) => {
    test('has the same maximum length in the database as in the form', async () => {
      const maxLength = Number(fields[name].maxLength);
      await postgres.enquire(contact({ [name]: filled(name, maxLength) }));
      await expect(postgres.enquire(contact({ [name]: filled(name, maxLength + 1) }))).rejects.toThrow(
        `violates check constraint "${name}_length"`,
      );
    });

    // The shape of an email address is stricter.
    const hasShape = fields[name].input === 'email';

    if (!hasShape)
      test('accepts the same characters in the database as in the form', async () => {
        const refused = await refusedCodes(name, 'characters', "'a' || chr(code) || 'b'");
        const forbidden = CODES.filter((code) =>
          hasForbidden(`a${String.fromCodePoint(code)}b`, isSingleLine(name)),
        );
        expect(refused).toEqual(forbidden);
        expect(forbidden.length).toBeGreaterThan(100);
      });

    if (!hasShape)
      test('has the same blank characters in the database, in any script', async () => {
        const refused = await refusedCodes(name, 'not_blank', 'chr(code)');
        const blank = CODES.filter((code) => isBlank(String.fromCodePoint(code)));
        expect(refused).toEqual(blank);
        expect(blank.length).toBeGreaterThan(100);
        const refusal = postgres.enquire(contact({ [name]: '\u3000\u200b\u00a0' }));
        await expect(refusal).rejects.toThrow(`"${name}_not_blank"`);
      });

    test('accepts what the form makes of any character', async () => {
      const end = hasShape ? '@mail.example' : '';
      const made = CODES.map((code) => normalised(name, `a${String.fromCodePoint(code)}b${end}`)).filter(
        (value) => !hasShape || EMAIL.test(value),
      );
      const refused = await postgres.query(
        `select ${name} as refused from unnest($1::text[]) as ${name} where not (${await conditionOf(`${name}_%`)})`,
        [made],
      );
      expect(refused.slice(0, 5)).toEqual([]);
      expect(made.length).toBeGreaterThan(hasShape ? 300 : 20_000);
    });

    test('refuses an encoded word in a single line', async () => {
      // Short, since longer ones would be refused for their length.
      for (const value of ['=?u?Q?=0A?=', 'a =? b', '=??=', '?= =?', 'a=?b?=c']) {
        const word = fields[name].input === 'email' ? `${value}@mail.example` : value;
        const refusal = await postgres.enquire(contact({ [name]: word })).then(
          () => '',
          ({ message }: Error) => message,
        );
        const expected = isSingleLine(name) && ENCODED_WORD.test(word);
        expect([value, refusal.includes(`"${name}_no_encoded_word"`)]).toEqual([value, expected]);
      }
    });
  });

  test('accepts the same email addresses as the form', async () => {
    const part = fc.string({ unit: fc.constantFrom(...'aZ9.-_@+ =?é\n'), maxLength: 12 });
    const addresses = fc.sample(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(part, part).map((parts) => parts.join('@')),
        fc.tuple(fc.emailAddress(), part).map((parts) => parts.join('')),
      ),
      { numRuns: 2_000, seed: 1892 },
    );
    const rows = await postgres.query(
      `select email from unnest($1::text[]) as email where ${await conditionOf('email_shape')}`,
      [addresses],
    );
    const taken = addresses.filter((address) => EMAIL.test(address));
    expect(rows.map(({ email }) => email)).toEqual(taken);
    expect(taken.length).toBeGreaterThan(500);
    expect(addresses.length - taken.length).toBeGreaterThan(500);
  });

  /** What the database demands by the constraints with such a name. */
  async function conditionOf(name: string): Promise<string> {
    const condition = await postgres.value<string>(`
      select string_agg(format('(%s)', pg_get_expr(conbin, conrelid)), ' and ')
      from pg_constraint where conrelid = 'public.contacts'::regclass and conname like '${name}'`);
    expect(condition, name).toMatch(/^\(/);
    return condition;
  }

  /** The characters that a column's constraint rejects, each embedded in a text. */
  async function refusedCodes(name: StoredField, constraint: string, made: string): Promise<number[]> {
    const rows = await postgres.query<{ code: number }>(
      `select code from unnest($1::integer[]) as code, lateral (select ${made} as ${name}) as typed
       where not (${await conditionOf(`${name}_${constraint}`)}) order by code`,
      [CODES],
    );
    return rows.map(({ code }) => code);
  }
});
