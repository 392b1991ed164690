import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Where the site is said to stand, and the backend that it is said to speak to. */
const SITE_URL = 'https://www.contoh.example';
const SUPABASE_URL = 'https://contoh.supabase.example';

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    siteUrl: string;
    supabaseUrl: string;
  }
}

/** Builds the site as for a host, once, into a folder of its own. */
export default function setup(project: TestProject): () => void {
  const dist = mkdtempSync(join(tmpdir(), 'law-firm-site-'));
  execFileSync('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL,
      VITE_SUPABASE_URL: SUPABASE_URL,
      VITE_SUPABASE_ANON_KEY: 'anon',
    },
  });
  project.provide('dist', dist);
  project.provide('siteUrl', SITE_URL);
  project.provide('supabaseUrl', SUPABASE_URL);
  return () => rmSync(dist, { recursive: true });
}
