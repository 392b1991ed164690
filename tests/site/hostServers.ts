import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type HostName, hosts } from '../../plugins/prerender/hosts/hosts.ts';
import type { SiteRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { PROJECT } from '../../plugins/project.ts';
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

/** Publishes a built site, with the files that a build for this host has, and resolves to its address once it answers. */
export async function publishWith(
  name: HostName,
  { settings, command }: HostServer,
  dist: string,
  rules: SiteRules,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const own = mkdtempSync(join(tmpdir(), 'host-'));
  const root = join(own, 'dist');
  // The server may run as another user.
  chmodSync(own, 0o755);
  cpSync(dist, root, { recursive: true });
  if (!hosts[name].copies)
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/\.(br|gz)$/.test(file)) rmSync(join(root, file));
  for (const [file, text] of Object.entries(hosts[name].files(rules, 'https://www.contoh.example'))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const place = { root, own, port: await freePort() };
  if (settings) writeFileSync(join(own, 'settings'), settings(place));
  const { child, printed, closed } = startProcess(command(place), {
    cwd: own,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: own, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
  const hasEnded = () => child.exitCode !== null;
  const stop = async () => {
    child.kill();
    await closed;
    rmSync(own, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${place.port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await until('the server answers', async () => hasEnded() || (await answers()));
  if (hasEnded()) throw new Error(`The server has ended:\n${printed()}`);
  return { url, stop };
}
