// The embedded backend in a process of its own, so that a test can kill all of it.
import { startBackend } from '../../supabase/embedded/backend.ts';
import { readOptions } from '../../supabase/embedded/options.ts';
import type { BackendUrls } from '../../supabase/embedded/processes.ts';

const urls: BackendUrls = JSON.parse(String(process.env.URLS));
const { children } = await startBackend(readOptions(process.cwd(), process.env), urls);
process.on('message', () => {
  const { mail, database, function: edge } = children;
  process.send?.({ mail: mail.pid(), database: database.pid(), function: edge.pid() });
});
process.send?.('ready');
