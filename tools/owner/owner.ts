// npm run owner: installs, builds and serves the owner's form.
import { execSync } from 'node:child_process';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { nameOnGithub } from '../git.ts';

const root = import.meta.dirname;

/** Builds the owner's form into `tools/owner/dist`, and serves it on this machine; port 0 is any. */
export async function serveForm(port: number): Promise<PreviewServer> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_REPOSITORY': JSON.stringify(nameOnGithub(root) ?? 'your-firm/your-repository'),
    },
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
