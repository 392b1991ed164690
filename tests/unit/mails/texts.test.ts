import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { createTexts } from '../../../supabase/functions/send-contact-email/texts.ts';

const EVERY_KIND = '{{firm}} / {{hours}}';

const read = (localeId: string, namespace: string) =>
  readFile(join(import.meta.dirname, '../../../locales', localeId, `${namespace}.json`), 'utf8');
/** The texts of the mails, with another closing of the acknowledgement. */
const texts = await createTexts(async (localeId, namespace) => {
  const bundle = JSON.parse(await read(localeId, namespace));
  if (namespace === 'emails') bundle.acknowledgment.closing = EVERY_KIND;
  return JSON.stringify(bundle);
});

test.each(locales)('a mail in $name may name every fact that a page may', async (locale) => {
  const { facts } = JSON.parse(await read(locale.id, 'common'));
  expect(texts.of(locale)('acknowledgment.closing')).toBe(`${firm.name} / ${facts.hours}`);
});
