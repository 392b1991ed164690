import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { makeOnce } from '../../plugins/makeOnce.ts';
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
const NAME = 'built-site';
/** Milliseconds after which an older build is deleted. */
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
export async function builtSite(): Promise<BuiltSite> {
  const folder = await makeOnce(NAME, fingerprint(), async (folder) => {
    deleteOld(dirname(folder));
    execSync(`${buildCommand} --outDir ${join(folder, 'dist')} --emptyOutDir --logLevel error`, {
      cwd: PROJECT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: commandEnv({ DATA_DIR: join(folder, 'data'), PORT: '4173' }),
    });
  });
  return { dist: join(folder, 'dist'), dataDir: join(folder, 'data'), siteUrl: 'http://localhost:4173' };
}

function deleteOld(cache: string): void {
  for (const name of readdirSync(cache).filter((name) => name.startsWith(NAME))) {
    const { mtimeMs } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs && Date.now() - mtimeMs > KEPT) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** A hash of all sources. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesOf)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT, file)));
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
