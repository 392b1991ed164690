// The local backend in a process of its own, so that a test can kill all of it.
import { startBackend } from '../../supabase/local/backend.ts';
import { readOptions } from '../../supabase/local/options.ts';
import type { BackendUrls } from '../../supabase/local/processes.ts';

const urls: BackendUrls = JSON.parse(String(process.env.URLS));
const { children } = await startBackend(readOptions(process.cwd(), process.env), urls);
process.on('message', () => {
  const { mail, database, function: edge } = children;
  process.send?.({ mail: mail.pid(), database: database.pid(), function: edge.pid() });
});
process.send?.('ready');
