// The mail server of the local backend: accepts every email, relays none, and shows them on its inbox page.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { exitWithParent } from '../child.ts';
import { backendUrls, portOf } from '../ports.ts';
import { isOwnPage } from '../rest.ts';
import { inboxPage } from './InboxPage.tsx';
import { openMails } from './mails.ts';

const { MAIL_PORT, DATA_DIR = '' } = process.env;
const HERE = '127.0.0.1';

/** What the inbox's own page may load, and who may show it. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** An email may style itself, as in mail programs, and have its links opened in a new tab; it runs and loads nothing. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

exitWithParent();

const mails = openMails(join(DATA_DIR, 'mails'));

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  // All senders are on this machine, whose address has no name to look up.
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    buffer(stream)
      .then((raw) => mails.accept(raw))
      .then(() => callback(), callback);
  },
});
// A killed sender resets its connection, which is no fault of the server.
smtp.on('error', (error) => {
  if (!smtp.server.listening) throw error;
});

const inbox = createServer(async (request, response) => {
  const { method, url = '/' } = request;
  if (!isOwnPage(request)) return void response.writeHead(403).end();
  const [path = ''] = url.split('?', 1);
  const answer = (type: string, body: string | Buffer, policy = POLICY) =>
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      .end(body);
  if (method !== 'GET') return void response.writeHead(405).end();
  const own = (file: string) => readFileSync(join(import.meta.dirname, file));
  if (path === '/inbox.css') return answer('text/css', own('inbox.css'));
  if (path === '/inbox.js') return answer('text/javascript', own('inbox.js'));
  const all = await mails.list();
  if (path === '/') return answer('text/html', inboxPage(all));
  if (path === '/mails') return answer('application/json', JSON.stringify(all));
  const [, id, part] = path.split('/');
  const mail = all.find((mail) => mail.id === id);
  if (mail && part === undefined) return answer('text/html', inboxPage(all, mail));
  // A linked page would not be shown inside the frame.
  const html = mail?.html.replace(/<head[^>]*>/i, '$&<base target="_blank">');
  if (html && part === 'html') return answer('text/html', html, MAIL_POLICY);
  response.writeHead(404).end();
});

smtp.listen(portOf(backendUrls(DATA_DIR).smtp), HERE);
await Promise.all([once(smtp.server, 'listening'), once(inbox.listen(Number(MAIL_PORT), HERE), 'listening')]);
process.send?.('ready');
