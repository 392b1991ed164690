import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalBackend } from '../../supabase/local/backend.ts';
import { type Keys, readKeys } from '../../supabase/local/keys.ts';
import { type BackendUrls, backendUrls } from '../../supabase/local/ports.ts';
import { newDataDir } from '../ports.ts';
import { freePorts, spawnNode, until } from './processes.ts';

/** A site with the whole local backend, as `npm start` runs it. */
export interface Site {
  url: string;
  inbox: string;
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
  const dataDir = env.DATA_DIR ?? (await newDataDir());
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'index.html'), PAGE);
  const ports = await freePorts();
  const url = `http://localhost:${ports.PORT}`;
  const { child, printed } = spawnNode(
    ['--import', 'tsx', join(import.meta.dirname, 'sitePreview.ts')],
    { SITE_ROOT: root, DATA_DIR: dataDir, ...ports, ...env },
    // A group of its own, which can be killed whole.
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
  );
  await until('the site is there', () => printed().includes(url) || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`The site did not start:\n${printed()}`);
  return {
    url,
    inbox: `http://localhost:${ports.MAIL_PORT}`,
    urls: backendUrls(dataDir),
    keys: readKeys(dataDir),
    dataDir,
    process: child,
    printed,
    async stop() {
      const gone = once(child, 'exit');
      if (child.kill()) await gone;
      for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills one of the backend's parts; it is started again. */
export const killPart = (site: Site, part: keyof LocalBackend['children']) => site.process.send(part);
