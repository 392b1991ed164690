import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migratedPglite } from './pglite.ts';
import { makeData } from './pipeline.ts';
import { bringServer, type Server } from './server/bring.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { connect, createProject } from './server/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite, as its files in a tar archive. */
    pgliteFiles: string;
    /** A running Postgres whose database `template` is migrated; or why there is none. */
    postgres: { server: Server; port: number } | { missing: string };
  }
}

/** Makes, once for all test files, a migrated database on each backend; each file works on a copy of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-tests-'));
  const pgliteFiles = join(folder, 'pglite.tar');
  provide('pgliteFiles', pgliteFiles);
  // Read where the test runner is not, too: in the bench of enquiries.
  process.env.EMBEDDED_TEMPLATE = join(folder, 'embedded');
  const embedded = makeData(process.env.EMBEDDED_TEMPLATE);
  await writePglite(pgliteFiles);
  const cluster = await startPostgres(provide);
  await embedded;
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function writePglite(file: string): Promise<void> {
  const migrated = await migratedPglite();
  writeFileSync(file, Buffer.from(await (await migrated.dumpDataDir('none')).arrayBuffer()));
  await migrated.close();
}

/** Where it cannot be had, the tests that need it are skipped, and this says why; where CI runs, that is a failure. */
async function startPostgres(provide: TestProject['provide']): Promise<Cluster | undefined> {
  let cluster: Cluster | undefined;
  try {
    const server = await bringServer();
    // What is stored need not outlive the machine, only Postgres.
    cluster = await startCluster(server.bin, { fsync: 'off', max_connections: '60' });
    await createProject(server, cluster.port, 'template');
    const admin = await connect(cluster.port, 'supabase_admin', 'postgres');
    await admin.query('alter database template is_template true');
    await admin.end();
    console.info(`Also on Postgres ${server.version}, ${server.ours ? 'from npm' : server.bin}`);
    provide('postgres', { server, port: cluster.port });
    return cluster;
  } catch (error) {
    await cluster?.stop();
    if (process.env.CI) throw error;
    const missing = (error as Error).message.replace(/\s+/g, ' ').slice(0, 300);
    console.warn(`Without a real Postgres, whose tests are skipped: ${missing}`);
    provide('postgres', { missing });
    return undefined;
  }
}
