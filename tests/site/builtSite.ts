import { execSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { digestOf, makeOnce } from '../../plugins/makeOnce.ts';
import { PROJECT } from '../../plugins/project.ts';
import { MODE } from '../../supabase/local/options.ts';

/** Everything that the site is built from. */
const SOURCES = [
  ...['index.html', 'locales', 'package-lock.json', 'package.json', 'public', 'src', 'supabase/local'],
  ...['plugins', 'tools', 'vite.config.ts'],
];
/** Milliseconds after which an older build is deleted. */
const KEPT = 24 * 60 * 60 * 1000;

/** The shell commands for the two halves of `npm start` (`supabase/local/start.ts`): building and serving. */
const buildCommand = `vite build --mode ${MODE}`;
export const serveCommand = `vite preview --mode ${MODE}`;

/** The environment of both halves: with installed binaries on the path, without the addresses of the developer's `.env`. */
export const commandEnv = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  FIRM_EMAIL: '',
  MAIL_FROM: '',
  PATH: [join(PROJECT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...settings,
});

/** The site as built by `npm start`. */
export interface BuiltSite {
  dist: string;
  /** Folder with the backend's keys; the public one is in the files. */
  dataDir: string;
  siteUrl: string;
}

/** Builds the site as `npm start` does. Vitest, Playwright and later runs share a build until a source changes. */
export async function builtSite(): Promise<BuiltSite> {
  const folder = await makeOnce(`built-site/${process.version}-${digestOf(SOURCES)}`, async (draft) => {
    deleteOld(dirname(draft));
    execSync(`${buildCommand} --outDir "${join(draft, 'dist')}" --emptyOutDir --logLevel error`, {
      cwd: PROJECT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: commandEnv({ DATA_DIR: join(draft, 'data'), PORT: '4173' }),
    });
  });
  return { dist: join(folder, 'dist'), dataDir: join(folder, 'data'), siteUrl: 'http://localhost:4173' };
}

/** Builds the site once for all tests of its pages. */
export default async function setup(project: TestProject): Promise<void> {
  const { dist, siteUrl } = await builtSite();
  project.provide('dist', dist);
  project.provide('siteUrl', siteUrl);
}

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    siteUrl: string;
  }
}

function deleteOld(builds: string): void {
  for (const build of readdirSync(builds).map((name) => join(builds, name))) {
    const { mtimeMs = Date.now() } = statSync(build, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT) rmSync(build, { recursive: true, force: true });
  }
}
