// The mail server of the embedded backend: accepts every mail, relays none, and shows them on its inbox page.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import MailDev from 'maildev';
import inbox from 'maildev/lib/web.js';
import { messageIdOf } from './messageId.ts';
import { onlyFrom } from './onlyFrom.ts';

const { SMTP_PORT, MAIL_PORT, DATA_DIR = '' } = process.env;
const folder = join(DATA_DIR, 'mails');

process.on('disconnect', () => process.exit());

// Journal of accepted mails, one line each: file and Message-ID. A server killed while writing leaves an incomplete
// file, which it never accepted and which will be sent again.
const journal = join(DATA_DIR, 'mails.txt');
const accepted = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
const files = new Set(accepted.map((line) => line.split(' ')[0]));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (file.endsWith('.eml') && !files.has(file)) rmSync(join(folder, file));
}

const maildev = new MailDev({
  smtp: Number(SMTP_PORT),
  web: Number(MAIL_PORT),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory: folder,
  silent: true,
});

// A sender that dies after our "accepted", before recording it, sends again. Like the large mail providers we accept a
// known Message-ID without storing it twice. A duplicate of a mail still being written shares its outcome, since until
// then a crash could lose it.
const here = new Map<string | undefined, Promise<string | undefined>>();
for (const line of accepted) here.set(line.split(' ')[1], Promise.resolve('Here already'));
const { onData } = maildev.smtp;
maildev.smtp.onData = async (stream, session, callback) => {
  const raw = await buffer(stream);
  const id = messageIdOf(raw);
  const kept = (id && here.get(id)) || keep(raw, id, session);
  if (id) here.set(id, kept);
  kept.then(
    (message) => callback(null, message),
    (error: Error) => {
      here.delete(id);
      callback(error);
    },
  );
};

/** Stores a mail; resolves to MailDev's answer once it would survive a crash. Throws if MailDev refuses it. */
async function keep(raw: Buffer, id: string | undefined, session: object): Promise<string | undefined> {
  const message = await new Promise<string | undefined>((resolve, reject) => {
    onData.call(maildev.smtp, Readable.from([raw]), session, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
  // MailDev accepts before its file is written.
  const file = `${/(\S+)$/.exec(message ?? '')?.[1]}.eml`;
  while (statSync(join(folder, file)).size < raw.length)
    await new Promise((resolve) => setTimeout(resolve, 2));
  appendFileSync(journal, `${file} ${id ?? ''}\n`);
  return message;
}

onlyFrom(inbox.server, Number(MAIL_PORT));

maildev.listen((error?: Error) => {
  if (error) throw error;
  process.send?.('ready');
});
