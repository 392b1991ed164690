import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makePostgres } from './pipeline.ts';
import { bringCli, bringPostgres } from './server/bring.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { connect, createProject, TEMPLATE } from './server/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite as a tar archive of its files. */
    pgliteFiles: string;
    /**
     * A running Postgres with a migrated project: its address with the superuser, the path of the official CLI, and the
     * folder of its programs, to start another one. Or the reason why there is none.
     */
    postgres: { url: string; version: string; cli: string; programs: string } | { missing: string };
  }
}

/** Creates a migrated database on each backend, once for all test files; each file works on its own copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'supabase-tests-'));
  const pgliteFiles = join(folder, 'pglite.tar');
  // The workers inherit it.
  process.env.LOCAL_TEMPLATE = join(folder, 'postgres');
  const postgres = await makePostgres(process.env.LOCAL_TEMPLATE);
  writeFileSync(pgliteFiles, Buffer.from(await (await postgres.dumpDataDir('none')).arrayBuffer()));
  await postgres.close();
  provide('pgliteFiles', pgliteFiles);
  const stopPostgres = await findPostgres(provide);
  return async () => {
    await stopPostgres();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts a Postgres. Without one, the tests that need it are skipped with this reason; in CI that is a failure. */
async function findPostgres(provide: TestProject['provide']): Promise<() => Promise<void>> {
  let cluster: Cluster | undefined;
  try {
    const [cli, programs] = [await bringCli(), await bringPostgres()];
    // Durability is not needed.
    cluster = await startCluster(programs, { fsync: 'off', max_connections: '60' });
    const { url } = cluster;
    await createProject(cli, url, TEMPLATE);
    const admin = await connect(url);
    const [{ version }] = (await admin.query("select split_part(version(), ' ', 2) as version")).rows;
    await admin.end();
    // .ci/run reads this line.
    console.info(`Postgres: ${programs} (${version})`);
    provide('postgres', { url, version, cli, programs });
  } catch (error) {
    await cluster?.stop();
    if (process.env.CI) throw error;
    const missing = (error as Error).message.replace(/\s+/g, ' ').slice(0, 300);
    console.warn(`Without a real Postgres, whose tests are skipped: ${missing}`);
    provide('postgres', { missing });
  }
  return async () => void (await cluster?.stop());
}
