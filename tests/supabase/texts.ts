import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../../src/core/i18n/locales.ts';
import { createTexts, type EmailText } from '../../supabase/functions/send-contact-email/texts.ts';

/** The texts of the mails, as the function loads them. */
export const texts = await createTexts((localeId, namespace) =>
  readFile(join(import.meta.dirname, '../../locales', localeId, `${namespace}.json`), 'utf8'),
);

/** The texts of one language. */
export function textsIn(localeId: string): EmailText {
  const locale = locales.find(({ id }) => id === localeId);
  if (!locale) throw new Error(`src/core/i18n/locales.ts has no ${localeId}`);
  return texts.of(locale);
}
