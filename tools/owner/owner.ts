// npm run owner: installs, builds and serves the owner's form.
import { execSync } from 'node:child_process';
import { serveForm } from './buildForm.ts';

const cwd = import.meta.dirname;
execSync('npm ci --ignore-scripts --no-audit --no-fund --silent', { cwd, stdio: 'inherit' });
const server = await serveForm(4180);
console.log(
  `The owner’s form is at ${server.resolvedUrls?.local[0]} and in tools/owner/dist. Ctrl-C stops it.`,
);
