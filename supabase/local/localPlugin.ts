import { createLogger, type Plugin, type PreviewServer, type ProxyOptions, type ViteDevServer } from 'vite';
import { type LocalBackend, startBackend } from './backend.ts';
import type { LocalOptions } from './options.ts';
import { backendUrls, needPorts } from './ports.ts';

const ENQUIRIES = '/rest/v1/contacts';
const MAILS = '/functions/v1/send-contact-email';

/** Survives a restart of Vite, which reloads this file when one that its configuration imports changes. */
const kept = globalThis as { localBackend?: Promise<LocalBackend> };

/** Vite's defaults for `server.fs.deny`, and the folders that may contain the backend's data and keys. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**', '**/.cache/**'];

/** Vite plugin that runs the backend for `npm start` and `npm run dev`, and proxies the page's two kinds of calls to it. */
export function localBackend(options: LocalOptions): Plugin {
  const attach = ({ httpServer }: ViteDevServer | PreviewServer) =>
    httpServer?.once('listening', () => console.log(welcome(options)));
  return {
    name: 'local-backend',
    apply: 'serve',
    config() {
      const urls = backendUrls(options.dataDir);
      const proxy = { ...passOn(ENQUIRIES, urls.database), ...passOn(MAILS, urls.function) };
      const server = { port: options.port, strictPort: true, proxy };
      return {
        customLogger: quietLogger(),
        server: { ...server, fs: { deny: NOT_SERVED } },
        preview: server,
      };
    },
    async configureServer(server) {
      attach(server);
      if (!kept.localBackend) await needPorts(options);
      console.log('Starting the site, and behind it the database and the mail server');
      // Pages do not wait for these, but an enquiry does.
      const started = startOnce(options).catch((error: Error) => {
        console.error(error.message);
        process.exit(1);
      });
      for (const path of [ENQUIRIES, MAILS])
        server.middlewares.use(path, (_, __, next) => started.then(() => next()));
    },
    async configurePreviewServer(server) {
      attach(server);
      if (!kept.localBackend) await needPorts(options);
      await startOnce(options);
    },
  };
}

/** Starts the backend, unless this process has one; it stops when the process exits, by whichever signal. */
export function startOnce(options: LocalOptions): Promise<LocalBackend> {
  kept.localBackend ??= startBackend(options).then((backend) => {
    exitOnSignals();
    process.once('exit', backend.stop);
    return backend;
  });
  return kept.localBackend;
}

/** Proxies exactly one path of the site, not those that merely start with it. */
function passOn(path: string, target: string): Record<string, ProxyOptions> {
  const isPath = (url = '') => url === path || url.startsWith(`${path}?`);
  const bypass: ProxyOptions['bypass'] = ({ url }) => (isPath(url) ? undefined : false);
  return { [path]: { target, changeOrigin: true, bypass, configure } };
}

const configure: ProxyOptions['configure'] = (proxy) => {
  // Like a gateway, it overwrites what the request claims about its origin. Requests from this machine get no address,
  // since the limit per address would only get in the way of trying out the site.
  proxy.on('proxyReq', (forwarded, { socket: { remoteAddress = '' } }) => {
    forwarded.removeHeader('cf-connecting-ip');
    forwarded.removeHeader('x-forwarded-for');
    // The page's origin is the site, which is not the database's origin.
    forwarded.removeHeader('origin');
    if (!/^(::1$|(::ffff:)?127\.)/.test(remoteAddress)) forwarded.setHeader('x-forwarded-for', remoteAddress);
  });
  // The process behind it died; child.ts has reported that and is restarting it.
  proxy.on('error', (_, __, response) => {
    if (!('writeHead' in response) || response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    response.end(JSON.stringify({ message: 'The backend is restarting' }));
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

/** Exits on a signal; without it Node would end without calling the handlers of `exit`. */
export function exitOnSignals(): void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
}

const welcome = ({ siteUrl, mailPort }: LocalOptions) => `
  Site        ${siteUrl}
  Inbox       http://localhost:${mailPort}
  Stop        Ctrl-C
`;
