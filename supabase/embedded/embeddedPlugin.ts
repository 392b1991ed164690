import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { createLogger, type Plugin, type ProxyOptions } from 'vite';
import { chooseUrls, type EmbeddedBackend, startBackend } from './backend.ts';
import type { EmbeddedOptions } from './options.ts';
import { needPorts } from './ports.ts';
import type { BackendUrls } from './processes.ts';

/**
 * What runs already. Vite starts itself again when a file that its configuration reads is changed (`src/firm/` is
 * one), and loads this file anew; the backend runs on.
 */
const kept = globalThis as { embeddedBackend?: { urls: BackendUrls; started?: EmbeddedBackend } };

/** Vite's own list of files that `npm run dev` does not serve. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Runs the backend beside Vite's server, for `npm start` and `npm run dev`, and passes on what the page asks of it:
 * enquiries to the database, calls for mails to the function, and nothing else. When all of it answers, it says where.
 */
export function embedded(options: EmbeddedOptions): Plugin {
  const run = async ({ httpServer }: { httpServer: Server | Http2SecureServer | null }) => {
    if (kept.embeddedBackend && !kept.embeddedBackend.started) {
      await needPorts(options);
      kept.embeddedBackend.started = await startBackend(options, kept.embeddedBackend.urls);
      endWith(kept.embeddedBackend.started);
    }
    httpServer?.once('listening', () => console.log(welcome(options)));
  };
  return {
    name: 'embedded',
    apply: 'serve',
    async config() {
      kept.embeddedBackend ??= { urls: await chooseUrls() };
      const { urls } = kept.embeddedBackend;
      const proxy = {
        ...passOn('/rest/v1/contacts', urls.database),
        ...passOn('/functions/v1/send-contact-email', urls.function),
      };
      const server = { port: options.port, strictPort: true, proxy };
      // Wherever the data is, the backend's keys are in it.
      const deny = [...NOT_SERVED, `${escapePattern(options.dataDir)}/**`];
      return { customLogger: quietLogger(), server: { ...server, fs: { deny } }, preview: server };
    },
    configureServer: run,
    configurePreviewServer: run,
  };
}

/** Passes on what is asked at one path of the site; what only begins like it is not there. */
function passOn(path: string, target: string): Record<string, ProxyOptions> {
  const isPath = (url = '') => url === path || url.startsWith(`${path}?`);
  const bypass: ProxyOptions['bypass'] = ({ url }) => (isPath(url) ? undefined : false);
  return { [path]: { target, bypass, configure } };
}

const configure: ProxyOptions['configure'] = (proxy) => {
  // As a gateway does: it overwrites what the request claims about its own origin. Requests from this machine get no
  // address at all, because the limit per address would only get in the way of trying the site out.
  proxy.on('proxyReq', (forwarded, { socket: { remoteAddress = '' } }) => {
    forwarded.removeHeader('cf-connecting-ip');
    forwarded.removeHeader('x-forwarded-for');
    if (!/^(::1$|(::ffff:)?127\.)/.test(remoteAddress)) forwarded.setHeader('x-forwarded-for', remoteAddress);
  });
  // The process behind it died; child.ts has said so and is starting it again.
  proxy.on('error', (_, __, response) => {
    if (!('writeHead' in response) || response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    response.end(JSON.stringify({ message: 'The backend is starting again' }));
  });
};

/** Vite's log without a stack trace for every request that came while a process was being restarted. */
function quietLogger() {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('http proxy error')) error(message, options);
  };
  return logger;
}

const escapePattern = (path: string) => path.replaceAll('\\', '/').replace(/[[\](){}!*?+@|]/g, '\\$&');

/** Ends the backend with this process, however it is asked to end. */
function endWith(backend: EmbeddedBackend): void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => {
      backend.stop();
      process.exit(code);
    });
  }
  process.once('exit', backend.stop);
}

const welcome = ({ siteUrl, mailPort }: EmbeddedOptions) => `
  Site        ${siteUrl}
  Inbox       http://localhost:${mailPort}
  Enquiries   npm run enquiries
  Stop        Ctrl-C
`;
