import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makePostgres } from './pipeline.ts';
import { bringServer, type Server } from './server/bring.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { connect, createProject } from './server/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite as a tar archive of its files. */
    pgliteFiles: string;
    /** A running Postgres whose database `template` is migrated; or the reason why there is none. */
    postgres: { server: Server; port: number } | { missing: string };
  }
}

/** Creates a migrated database on each backend, once for all test files; each file works on its own copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-tests-'));
  const pgliteFiles = join(folder, 'pglite.tar');
  // An environment variable, since the benchmark of enquiries reads it as well.
  process.env.LOCAL_TEMPLATE = join(folder, 'postgres');
  const postgres = await makePostgres(process.env.LOCAL_TEMPLATE);
  writeFileSync(pgliteFiles, Buffer.from(await (await postgres.dumpDataDir('none')).arrayBuffer()));
  await postgres.close();
  provide('pgliteFiles', pgliteFiles);
  const cluster = await startPostgres(provide);
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Without Postgres, the tests that need it are skipped with this reason; in CI that is a failure. */
async function startPostgres(provide: TestProject['provide']): Promise<Cluster | undefined> {
  let cluster: Cluster | undefined;
  try {
    const server = await bringServer();
    // Durability is not needed.
    cluster = await startCluster(server.bin, { fsync: 'off', max_connections: '60' });
    await createProject(server, cluster.port, 'template');
    const admin = await connect(cluster.port, 'supabase_admin', 'postgres');
    await admin.query('alter database template is_template true');
    await admin.end();
    // .ci/run reads this line.
    console.info(`Postgres: ${server.bin} (${server.version})`);
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
