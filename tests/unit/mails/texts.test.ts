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

test.each(locales)('mails in $name can use the facts of the pages as placeholders', async (locale) => {
  const { facts } = JSON.parse(await read(locale.id, 'common'));
  expect(texts.of(locale)('acknowledgment.closing')).toBe(`${firm.name} / ${facts.hours}`);
});
