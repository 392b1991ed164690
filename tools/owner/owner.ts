// npm run owner: installs, builds and serves the owner's form.
import { execSync, spawnSync } from 'node:child_process';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';

const root = import.meta.dirname;

/** `owner/name` on GitHub, from the address of the remote `origin`; a name to be replaced without one. */
function repository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
  return /github\.com[:/](.+?)(\.git)?\s*$/.exec(stdout)?.[1] ?? 'your-firm/your-repository';
}

/**
 * Builds the owner's form into `tools/owner/dist`, and serves it on this machine.
 *
 * @param port the preferred one; 0 is any
 */
export async function serveForm(port: number): Promise<PreviewServer> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_REPOSITORY': JSON.stringify(repository()) },
    build: { target: 'esnext' },
    preview: { host: 'localhost', port },
  };
  await build(config);
  return preview(config);
}

if (process.argv[1] === import.meta.filename) {
  const install = 'npm ci --ignore-scripts --no-audit --no-fund --silent';
  execSync(install, { cwd: root, stdio: 'inherit' });
  const server = await serveForm(4180);
  console.log(
    `The owner’s form is at ${server.resolvedUrls?.local[0]} and in tools/owner/dist. Ctrl-C stops it.`,
  );
}
