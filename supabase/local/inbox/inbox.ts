// The mail server of the local backend: accepts every mail, relays none, and shows them on its inbox page.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { SMTPServer } from 'smtp-server';
import { exitWithParent } from '../exitWithParent.ts';
import { openMails } from './mails.ts';
import { inboxPages } from './pages.ts';

const { SMTP_PORT, MAIL_PORT, DATA_DIR = '' } = process.env;
const HERE = '127.0.0.1';

exitWithParent();

const mails = openMails(join(DATA_DIR, 'mails'));
const { app, announce } = inboxPages(mails, Number(MAIL_PORT));

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  // A name server knows nothing of this machine's own address.
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    buffer(stream)
      .then((raw) => mails.accept(raw))
      .then(announce)
      .then(() => callback(), callback);
  },
});
// A killed sender resets its connection, which is no fault of the server.
smtp.on('error', (error) => {
  if (!smtp.server.listening) throw error;
});

smtp.listen(Number(SMTP_PORT), HERE, () => {
  createServer(getRequestListener(app.fetch)).listen(Number(MAIL_PORT), HERE);
});
