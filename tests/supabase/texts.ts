import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTexts } from '../../supabase/functions/send-contact-email/texts.ts';

/** The texts of the mails, as the function has them. */
export const readTexts = () =>
  createTexts((localeId, namespace) =>
    readFile(join(import.meta.dirname, '../../locales', localeId, `${namespace}.json`), 'utf8'),
  );
