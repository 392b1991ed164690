import type { TestProject } from 'vitest/node';
import { bundleFunction } from '../../supabase/bundleFunction.ts';
import { bringCli, bringPostgres } from './server/bring.ts';
import { type Cluster, startCluster } from './server/cluster.ts';
import { connect, createProject, TEMPLATE } from './server/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A running Postgres with a migrated project: its address with the superuser, the path of the official CLI, and
     * the folder of its programs, to start another one. Or the reason why there is none.
     */
    postgres: { url: string; version: string; cli: string; programs: string } | { missing: string };
  }
}

/** Starts a Postgres with a migrated database, of which each test file gets a copy. Without one, CI fails and others skip. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let cluster: Cluster | undefined;
  try {
    // Once, before the test files need it.
    const bundled = bundleFunction();
    const [cli, programs] = [await bringCli(), await bringPostgres()];
    await bundled;
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
