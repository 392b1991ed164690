import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { MODE } from '../../supabase/local/options.ts';

/** Everything that the site is built from. */
const SOURCES = [
  'index.html',
  'locales',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'supabase/local',
  'plugins',
  'tools',
  'vite.config.ts',
];
const BUILDS = join(PROJECT, 'node_modules/.cache/built-site');
/** Milliseconds after which an unused build is deleted. */
const KEPT = 24 * 60 * 60 * 1000;

/** The shell commands for the two halves of `npm start` (`supabase/local/start.ts`): building and serving. */
const buildCommand = `vite build --mode ${MODE}`;
export const serveCommand = `vite preview --mode ${MODE}`;

/** The environment of both halves; like npm, it puts installed binaries on the path. */
export const commandEnv = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PATH: [join(PROJECT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...settings,
});

/** The site as built by `npm start`. */
export interface BuiltSite {
  /** Folder of the files. */
  dist: string;
  /** Folder with the backend's keys; the public one is in the files. */
  dataDir: string;
  siteUrl: string;
}

/**
 * Builds the site with the first half of `npm start`, or reuses a build. Vitest and Playwright share one, and so does
 * the next run, until a source changes.
 */
export function builtSite(): BuiltSite {
  const folder = join(BUILDS, fingerprint());
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
  } else build(folder);
  return { dist: join(folder, 'dist'), dataDir: join(folder, 'data'), siteUrl: 'http://localhost:4173' };
}

function build(folder: string): void {
  for (const old of existsSync(BUILDS) ? readdirSync(BUILDS) : []) {
    if (Date.now() - statSync(join(BUILDS, old)).mtimeMs > KEPT)
      rmSync(join(BUILDS, old), { recursive: true });
  }
  // Renamed once complete, since another process may be looking for it.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    execSync(`${buildCommand} --outDir ${join(unfinished, 'dist')} --emptyOutDir --logLevel error`, {
      cwd: PROJECT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: commandEnv({ DATA_DIR: join(unfinished, 'data'), PORT: '4173' }),
    });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has built the same in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

/** A hash of all sources. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  if (statSync(join(PROJECT, source)).isFile()) return [source];
  return readdirSync(join(PROJECT, source), { recursive: true, encoding: 'utf8' })
    .map((file) => join(source, file))
    .filter((file) => statSync(join(PROJECT, file)).isFile())
    .sort();
}
