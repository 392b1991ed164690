import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { type ApiUrls, backendUrls } from '../../supabase/local/ports.ts';
import { migrate, openPostgres } from '../../supabase/local/postgres.ts';
import { startDatabase, startFunction } from '../../supabase/local/processes.ts';
import { newDataDir } from '../ports.ts';
import { type Calls, calls } from './calls.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import type { Contact } from './postgres.ts';
import { end } from './wait.ts';

/** A data folder with a migrated database, as the local backend makes it; settings are SQL. */
export async function prepareData(...settings: string[]): Promise<string> {
  const dataDir = await newDataDir();
  const folder = join(dataDir, 'postgres');
  // Created by setup.ts for all test files.
  const template = process.env.LOCAL_TEMPLATE;
  if (template) cpSync(template, folder, { recursive: true });
  if (settings.length > 0 || !template) {
    const postgres = await makePostgres(folder);
    for (const statement of settings) await postgres.exec(statement);
    await postgres.close();
  }
  return dataDir;
}

/** Opens a database in a folder, and makes and migrates it if it is not there. */
export async function makePostgres(folder: string): Promise<PGlite> {
  const postgres = await openPostgres(folder);
  await migrate(postgres);
  return postgres;
}

/** SQL that stores an enquiry as if it had been sent some time ago, from a page in a language. */
export function storedBefore(sent: Contact, ago: string, language = 'en'): string {
  const columns = Object.keys(sent);
  const values = Object.values(sent).map((value) => (value === null ? 'null' : `'${value}'`));
  return `
    insert into public.contacts (${columns}) values (${values});
    update public.contacts set created_at = now() - interval '${ago}' where email = '${sent.email}';
    update private.mails set created_at = now() - interval '${ago}', next_try = now(), language = '${language}'
    from public.contacts as contact where contact.id = contact_id and contact.email = '${sent.email}'`;
}

export interface Pipeline extends Calls {
  urls: ApiUrls;
  keys: Keys;
  mail: MailServer;
  stop(): Promise<void>;
}

/**
 * Starts database and function like the local backend, with an SMTP server in this process.
 *
 * @param settings SQL that changes limits or periods before the start
 */
export async function startPipeline(...settings: string[]): Promise<Pipeline> {
  const dataDir = await prepareData(...settings);
  const [keys, mail] = [readKeys(dataDir), await startMailServer()];
  const urls = { ...backendUrls(dataDir), smtp: mail.url };
  const [database, started] = await Promise.all([
    startDatabase(dataDir),
    startFunction('https://site.example', keys, urls),
  ]);
  const pipeline: Pipeline = {
    ...calls(urls, keys),
    urls,
    keys,
    mail,
    async stop() {
      await Promise.all([end(database), end(started), pipeline.mail.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return pipeline;
}
