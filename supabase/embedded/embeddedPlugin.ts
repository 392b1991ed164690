import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { createLogger, type Plugin, type ProxyOptions } from 'vite';
import { type Backend, chooseUrls, startBackend } from './backend.ts';
import type { EmbeddedOptions } from './options.ts';
import type { BackendUrls } from './parts.ts';
import { needPort } from './ports.ts';

/**
 * What runs already. Vite starts itself again when a file that its configuration reads is changed (`src/firm/` is
 * one), and loads this file anew; the backend runs on.
 */
const kept = globalThis as { embeddedBackend?: { urls: BackendUrls; started?: Backend } };

/** Vite's own list of what `npm run dev` gives to nobody. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Runs the backend beside Vite's server, for `npm start` and `npm run dev`, and passes on what the page asks of it:
 * enquiries to the database, calls for mails to the function, and nothing else. When all of it answers, it says where.
 */
export function embedded(options: EmbeddedOptions): Plugin {
  const run = async ({ httpServer }: { httpServer: Server | Http2SecureServer | null }) => {
    if (kept.embeddedBackend && !kept.embeddedBackend.started) {
      await needPort(options.port, 'PORT');
      await needPort(options.mailPort, 'MAIL_PORT');
      await needPort(options.smtpPort, 'SMTP_PORT');
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
  // As a gateway does, whatever the request itself says of where it comes from. Nothing is said of this machine: its
  // limit would only stop whoever tries the site out.
  proxy.on('proxyReq', (forwarded, { socket: { remoteAddress = '' } }) => {
    forwarded.removeHeader('cf-connecting-ip');
    forwarded.removeHeader('x-forwarded-for');
    if (!/^(::1$|(::ffff:)?127\.)/.test(remoteAddress)) forwarded.setHeader('x-forwarded-for', remoteAddress);
  });
  // The part behind it died, which was announced already (child.ts), and is started again.
  proxy.on('error', (_, __, response) => {
    if (!('writeHead' in response) || response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    response.end(JSON.stringify({ message: 'The backend is starting again' }));
  });
};

/** Vite's messages without a trace for every request that met a part which was starting again. */
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
function endWith(backend: Backend): void {
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
