import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '../../supabase/local/child.ts';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import type { BackendUrls } from '../../supabase/local/ports.ts';
import { startFunction } from '../../supabase/local/processes.ts';
import { freePort } from '../ports.ts';
import { type Calls, calls } from './calls.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { end } from './processes.ts';
import { startPostgrest } from './server/postgrest.ts';
import { connect, copyProject, OWNER } from './server/project.ts';

export interface Pipeline extends Calls {
  urls: BackendUrls;
  keys: Keys;
  mail: MailServer;
  edge: Child;
  /** Runs statements with the role of the migrations. */
  asOwner<Row>(...statements: string[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts the function on a migrated database of a Postgres, with an SMTP server in this process; settings are SQL. */
export async function startPipeline(
  server: string,
  settings: readonly string[],
  given?: string,
): Promise<Pipeline> {
  const database = given ?? (await copyProject(server));
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const [keys, mail] = [readKeys(dataDir), await startMailServer()];
  async function asOwner<Row>(...statements: string[]): Promise<Row[]> {
    const owner = await connect(server, OWNER, database);
    let rows: Row[] = [];
    for (const statement of statements) rows = (await owner.query(statement)).rows;
    await owner.end();
    return rows;
  }
  await asOwner(...settings);
  const postgrest = await startPostgrest(server, database, keys);
  const urls = {
    database: postgrest.url,
    function: `http://127.0.0.1:${await freePort()}`,
    smtp: mail.url,
  };
  const edge = await startFunction('https://site.example', keys, urls);
  const pipeline: Pipeline = {
    ...calls(urls, keys),
    ...{ urls, keys, mail, edge, asOwner },
    async stop() {
      await end(edge);
      await Promise.all([postgrest.stop(), pipeline.mail.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return pipeline;
}
