import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { createLogger, type Plugin, type ProxyOptions } from 'vite';
import { chooseUrls, type LocalBackend, startBackend } from './backend.ts';
import type { LocalOptions } from './options.ts';
import { needPorts } from './ports.ts';
import type { BackendUrls } from './processes.ts';

/**
 * Survives a restart of Vite, which reloads this file whenever one that its configuration imports changes (`src/firm/`
 * is among them): the backend keeps running.
 */
const kept = globalThis as { localBackend?: { urls: BackendUrls; started?: LocalBackend } };

/** Vite's defaults for `server.fs.deny`. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Vite plugin that runs the backend for `npm start` and `npm run dev`, and proxies the page's requests to it: enquiries
 * to the database, calls for mails to the function, nothing else. Prints the addresses once everything is ready.
 */
export function localBackend(options: LocalOptions): Plugin {
  const run = async ({ httpServer }: { httpServer: Server | Http2SecureServer | null }) => {
    if (!kept.localBackend?.started) {
      await needPorts(options);
      await startKeptBackend(options);
    }
    httpServer?.once('listening', () => console.log(welcome(options)));
  };
  return {
    name: 'local-backend',
    apply: 'serve',
    async config() {
      const { urls } = await keptBackend();
      const proxy = {
        ...passOn('/rest/v1/contacts', urls.database),
        ...passOn('/functions/v1/send-contact-email', urls.function),
      };
      const server = { port: options.port, strictPort: true, proxy };
      // The data folder contains the backend's keys.
      const deny = [...NOT_SERVED, `${escapePattern(options.dataDir)}/**`];
      return { customLogger: quietLogger(), server: { ...server, fs: { deny } }, preview: server };
    },
    configureServer: run,
    configurePreviewServer: run,
  };
}

/** Starts the backend: `npm start` while the site is being built, otherwise the plugin before its server listens. */
export async function startKeptBackend(options: LocalOptions): Promise<void> {
  const backend = await keptBackend();
  backend.started = await startBackend(options, backend.urls);
  endWith(backend.started);
}

/** The backend of this process, its ports chosen the first time. */
async function keptBackend() {
  kept.localBackend ??= { urls: await chooseUrls() };
  return kept.localBackend;
}

/** Proxies exactly one path of the site, not those that merely start with it. */
function passOn(path: string, target: string): Record<string, ProxyOptions> {
  const isPath = (url = '') => url === path || url.startsWith(`${path}?`);
  const bypass: ProxyOptions['bypass'] = ({ url }) => (isPath(url) ? undefined : false);
  return { [path]: { target, bypass, configure } };
}

const configure: ProxyOptions['configure'] = (proxy) => {
  // Like a gateway, it overwrites what the request claims about its origin. Requests from this machine get no address,
  // since the limit per address would only get in the way of trying out the site.
  proxy.on('proxyReq', (forwarded, { socket: { remoteAddress = '' } }) => {
    forwarded.removeHeader('cf-connecting-ip');
    forwarded.removeHeader('x-forwarded-for');
    if (!/^(::1$|(::ffff:)?127\.)/.test(remoteAddress)) forwarded.setHeader('x-forwarded-for', remoteAddress);
  });
  // The process behind it died; child.ts has reported that and is restarting it.
  proxy.on('error', (_, __, response) => {
    if (!('writeHead' in response) || response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    response.end(JSON.stringify({ message: 'The backend is starting again' }));
  });
};

/** Vite's logger without a stack trace for each request that failed while a process was restarting. */
function quietLogger() {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('http proxy error')) error(message, options);
  };
  return logger;
}

const escapePattern = (path: string) => path.replaceAll('\\', '/').replace(/[[\](){}!*?+@|]/g, '\\$&');

/** Stops the backend when this process exits, by whichever signal. */
function endWith(backend: LocalBackend): void {
  exitOnSignals();
  process.once('exit', backend.stop);
}

/** Exits on a signal; without it Node would end without calling the handlers of `exit`. */
export function exitOnSignals(): void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
}

const welcome = ({ siteUrl, mailPort }: LocalOptions) => `
  Site        ${siteUrl}
  Inbox       http://localhost:${mailPort}
  Enquiries   npm run enquiries
  Stop        Ctrl-C
`;
