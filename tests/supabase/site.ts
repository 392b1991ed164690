import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { freePort } from '../../supabase/local/ports.ts';
import type { BackendUrls } from '../../supabase/local/processes.ts';
import { until } from './pipeline.ts';

/** A site with the whole local backend, as `npm start` runs it. */
export interface Site {
  url: string;
  inbox: string;
  smtpPort: number;
  /** Local URLs of the backend's processes. */
  urls: BackendUrls;
  keys: Keys;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** The only page of the site. */
export const PAGE = '<!doctype html><title>The site</title>';

export async function startSite(env: Record<string, string | undefined> = {}): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const dataDir = join(root, 'data');
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'index.html'), PAGE);
  const [port, mailPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'sitePreview.ts')], {
    env: {
      ...process.env,
      SITE_ROOT: root,
      DATA_DIR: dataDir,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  await until('the site is there', () => printed.includes(url) || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`The site did not start:\n${printed}`);
  return {
    url,
    inbox: `http://localhost:${mailPort}`,
    smtpPort,
    urls: JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')),
    keys: readKeys(dataDir),
    dataDir,
    process: child,
    printed: () => printed,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The current process ids of the backend's parts. */
export function partsOf(site: Site): Record<'mail' | 'database' | 'function', number> {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const pidOf = (file: string) => {
    const line = all
      .split('\n')
      .find((row) => row.includes(` ${site.process.pid} `) && row.includes(`local/${file}`));
    return Number(line?.trim().split(/\s+/)[0]);
  };
  return { mail: pidOf('inbox/inbox.ts'), database: pidOf('database.ts'), function: pidOf('function.ts') };
}

/** A server's answer; without a status if it broke off the connection. */
export interface Answered {
  status: number | undefined;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

interface RawRequest {
  method?: string;
  /** Sent as it is, without normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly this path and these headers. */
export function ask(
  url: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const broken = () => resolve({ status: undefined, text: '', headers: {} });
    const asked = request(
      { hostname, port, method, path, headers, agent: false, timeout: 20_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
        response.on('error', broken);
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', broken);
    asked.end(body);
  });
}
