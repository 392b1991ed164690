import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { migrate } from '../../supabase/local/migrate.ts';
import { type ApiUrls, backendUrls } from '../../supabase/local/ports.ts';
import { openPostgres } from '../../supabase/local/postgres.ts';
import { startDatabase, startFunction } from '../../supabase/local/processes.ts';
import { newDataDir } from '../ports.ts';
import { type Calls, calls } from './calls.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { type Contact, EMPTY } from './postgres.ts';
import { connect, OWNER } from './server/project.ts';
import { type Stack, stack } from './stack.ts';
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
 * Starts database and function like the local backend, with an SMTP server in this process; or takes the backend that the
 * environment names (stack.ts).
 *
 * @param settings SQL that changes limits or periods before the start
 */
export async function startPipeline(...settings: string[]): Promise<Pipeline> {
  if (stack) return takeStack(stack, settings);
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

/** Prepares a backend that others started: empties it, and stops its schedule. Its state comes back at the end. */
async function takeStack(
  { urls, keys, databaseUrl, smtpPort }: Stack,
  settings: string[],
): Promise<Pipeline> {
  const [admin, owner] = [await connect(databaseUrl), await connect(databaseUrl, OWNER)];
  const configured = await owner.query(
    'select (select jsonb_agg(l) from private.limits as l) as limits, (select jsonb_agg(p) from private.periods as p) as periods',
  );
  const { limits, periods } = configured.rows[0];
  await admin.query('update cron.job set active = false');
  await owner.query(EMPTY);
  for (const statement of settings) await owner.query(statement);
  const pipeline: Pipeline = {
    ...calls(urls, keys),
    urls,
    keys,
    mail: await startMailServer(smtpPort),
    async stop() {
      // Waits for what the function is still sending.
      await pipeline.sweep();
      await pipeline.mail.stop();
      await owner.query(`${EMPTY}; delete from private.limits; delete from private.periods`);
      for (const [table, rows] of Object.entries({ limits, periods })) {
        await owner.query(
          `insert into private.${table} select * from jsonb_populate_recordset(null::private.${table}, $1)`,
          [JSON.stringify(rows)],
        );
      }
      await admin.query('update cron.job set active = true');
      await Promise.all([admin.end(), owner.end()]);
    },
  };
  return pipeline;
}
