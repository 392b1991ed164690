import type { Server } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import type { Plugin, ProxyOptions } from 'vite';
import { type Backend, chooseUrls, startBackend } from './backend.ts';
import type { EmbeddedOptions } from './options.ts';
import type { BackendUrls } from './parts.ts';
import { needPort } from './ports.ts';

/**
 * What runs already. Vite starts itself again when a file that its configuration reads is changed (`src/firm/` is
 * one), and loads this file anew; the backend runs on.
 */
const kept = globalThis as { embeddedBackend?: { urls: BackendUrls; started?: Backend } };

/** Vite's own list of what `npm run dev` gives to nobody, and the backend's data with its keys. */
const NOT_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

/**
 * Runs the backend beside Vite's server, for `npm start` and `npm run dev`: the database behind `/rest/v1`, the
 * function behind `/functions/v1`. When all of it answers, it says where.
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
      const proxy: Record<string, ProxyOptions> = {
        '/rest/v1': { target: urls.database, configure: tellAddress },
        '/functions/v1': { target: urls.function, configure: tellAddress },
      };
      const server = { port: options.port, strictPort: true, proxy };
      return { logLevel: 'warn', server: { ...server, fs: { deny: NOT_SERVED } }, preview: server };
    },
    configureServer: run,
    configurePreviewServer: run,
  };
}

/**
 * Tells the backend where a request comes from, as a gateway does, whatever the request itself says of it.
 * Nothing is said of this machine: its limit would only stop whoever tries the site out.
 */
const tellAddress: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyReq', (forwarded, { socket: { remoteAddress = '' } }) => {
    forwarded.removeHeader('cf-connecting-ip');
    forwarded.removeHeader('x-forwarded-for');
    if (!/^(::1$|(::ffff:)?127\.)/.test(remoteAddress)) forwarded.setHeader('x-forwarded-for', remoteAddress);
  });
};

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
