import { execFileSync } from 'node:child_process';

/** Where a built site is said to stand, and the backend that it is said to speak to. */
export const hosted = {
  SITE_URL: 'https://www.contoh.example',
  VITE_SUPABASE_URL: 'https://contoh.supabase.example',
  VITE_SUPABASE_ANON_KEY: 'anon',
};

/** Builds the site of a project's folder as for a host. */
export function buildSite(root: string, outDir: string, settings: Partial<typeof hosted> = {}): void {
  execFileSync('npx', ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...hosted, ...settings },
  });
}
