import { chmodSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type HostName, hosts } from '../../plugins/prerender/hosts/hosts.ts';
import type { SiteRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { PROJECT } from '../../plugins/project.ts';
import { folderWith } from '../folders.ts';
import { freePort } from '../ports.ts';
import { startProcess, until } from '../processes.ts';

const MODULES = '/usr/lib/apache2/modules';
const NGINX = '/usr/sbin/nginx';
const APACHE = '/usr/sbin/apache2';
/** Cloudflare's own server, of `npm ci --prefix .github/deploy`. It needs a newer Node than the site. */
const WRANGLER = join(PROJECT, '.github/deploy/node_modules/wrangler/bin/wrangler.js');

interface Place {
  root: string;
  /** The server's own. */
  own: string;
  port: number;
}

/** A server that a host runs: what has to be installed, its settings as docs/deploy.md shows them, and its command. */
interface HostServer {
  program: string;
  settings?: (place: Place) => string;
  command: (place: Place) => string[];
}

const asRoot = process.getuid?.() === 0;
const wrangler = (...args: string[]) => [process.execPath, WRANGLER, ...args];

export const hostServers: Record<HostName, HostServer> = {
  nginx: {
    program: NGINX,
    settings: ({ root, own, port }) => `daemon off;
pid ${own}/pid;
error_log stderr;
${asRoot ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/nginx.conf;
  }
}`,
    command: ({ own }) => [NGINX, '-p', own, '-c', join(own, 'settings')],
  },
  apache: {
    program: APACHE,
    settings: ({ root, own, port }) => `ServerRoot ${own}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${own}/pid
ErrorLog ${own}/errors
${['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'rewrite', 'headers']
  .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
${asRoot ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>`,
    command: ({ own }) => [APACHE, '-X', '-f', join(own, 'settings')],
  },
  cloudflare: {
    program: WRANGLER,
    command: ({ root, port }) =>
      wrangler('dev', '--config', join(root, 'wrangler.json'), '--port', `${port}`),
  },
};

/** Why a server cannot run here; undefined if it can. */
export function missing({ program }: HostServer): string | undefined {
  if (!existsSync(program)) return `${program} is not installed`;
  if (program === WRANGLER && Number(process.versions.node.split('.')[0]) < 22)
    return 'wrangler needs Node 22';
  return undefined;
}

/**
 * Publishes a built site until the test ends, with the files that a build for this host has. Resolves to its address once it
 * answers.
 */
export async function publishWith(name: HostName, server: HostServer, dist: string, rules: SiteRules) {
  const { root: own, write } = folderWith();
  const root = join(own, 'dist');
  // The server may run as another user.
  chmodSync(own, 0o755);
  cpSync(dist, root, { recursive: true });
  if (!hosts[name].copies)
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/\.(br|gz)$/.test(file)) rmSync(join(root, file));
  for (const [file, text] of Object.entries(hosts[name].files(rules, 'https://www.contoh.example')))
    write(`dist/${file}`, text);
  const place = { root, own, port: await freePort() };
  if (server.settings) write('settings', server.settings(place));
  const { child, printed, closed } = startProcess(server.command(place), {
    cwd: own,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: own, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  const hasEnded = () => child.exitCode !== null;
  const url = `http://127.0.0.1:${place.port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await until('the server answers', async () => hasEnded() || (await answers()));
  if (hasEnded()) throw new Error(`The server has ended:\n${printed()}`);
  return url;
}
