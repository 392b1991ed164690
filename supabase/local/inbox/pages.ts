import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Mail, Mails } from './mails.ts';
import { onlyFrom } from './onlyFrom.ts';
import { listPage, mailPage } from './views.ts';

const CSP = 'Content-Security-Policy';

/** What the inbox's own pages may load, and who may show them. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail may style itself, as in mail programs, and have its links opened in a new tab; it runs and loads nothing. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/**
 * The inbox as web pages: all mails at `/` and, for programs, as JSON at `/mails`; each at `/mails/<id>`.
 *
 * @param port the one they are served at
 * @returns the pages, and what tells the open ones that a mail has come
 */
export function inboxPages(mails: Mails, port: number): { app: Hono; announce: () => void } {
  const app = new Hono();
  const changes = new EventEmitter().setMaxListeners(0);
  const announce = () => void changes.emit('change');

  app.use(onlyFrom(port), withHeaders);
  for (const [name, type] of Object.entries({ 'inbox.css': 'text/css', 'inbox.js': 'text/javascript' })) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    app.get(`/${name}`, (context) => context.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` }));
  }
  app.get('/', async (context) => context.html(listPage(await mails.list())));
  app.get('/mails', async (context) => context.json(await mails.list()));
  app.route('/mails/:id', mailPages(mails));
  app.post('/delete', (context) => {
    mails.deleteAll();
    announce();
    return context.redirect('/', 303);
  });
  // The newest mail's id, now and whenever it changes, so that a page that missed a change learns of it.
  app.get('/newest', (context) =>
    streamSSE(context, async (stream) => {
      const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
      const tell = async () => stream.writeSSE({ data: (await mails.list())[0]?.id ?? '' });
      changes.on('change', tell);
      await tell();
      await gone;
      changes.off('change', tell);
    }),
  );
  return { app, announce };
}

const withHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'same-origin');
  context.header('Cache-Control', 'no-store');
  if (!context.res.headers.has(CSP)) context.header(CSP, POLICY);
};

/** The pages of one mail: with what it says, its HTML alone, and its source. */
function mailPages(mails: Mails): Hono<{ Variables: { mail: Mail } }> {
  const app = new Hono<{ Variables: { mail: Mail } }>();
  app.use(async (context, next) => {
    const mail = (await mails.list()).find(({ id }) => id === context.req.param('id'));
    if (!mail) return context.notFound();
    context.set('mail', mail);
    await next();
  });
  app.get('/', (context) => context.html(mailPage(context.get('mail'))));
  app.get('/html', (context) => {
    // Inside the frame the linked page would not be shown.
    const linked = context.get('mail').html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
    return context.html(linked, 200, { [CSP]: MAIL_POLICY });
  });
  app.get('/source', (context) => {
    const source = mails.source(context.get('mail').id);
    return context.body(new Uint8Array(source), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  });
  return app;
}
