import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Example settings of a hosted build: the site's origin, its host and its backend. */
export const EXAMPLE_SETTINGS = {
  SITE_URL: 'https://www.contoh.example',
  SITE_HOST: 'cloudflare',
  VITE_SUPABASE_URL: 'https://contoh.supabase.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_nobody',
};

/** Builds the site of the project in `root` as for hosting. Environment variables override `EXAMPLE_SETTINGS`. */
export function buildSite(root: string, outDir: string, settings: Record<string, string> = {}): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...EXAMPLE_SETTINGS, ...settings },
  });
}
