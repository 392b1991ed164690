// The mail server of the embedded backend: takes every mail, sends none on, and shows them on its inbox page.
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

// What was accepted: a line for each mail, its file and its Message-ID. A server that is killed while it writes
// leaves half a mail, which it accepted from nobody and will be sent again.
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

// A sender that died between our "accepted" and its own record of it sends again. As the large mail providers
// do, a mail that is here already is accepted and not kept twice. One that is being written at this moment has
// the outcome of that, for until then a crash can still lose it.
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

/** Writes a mail, and returns MailDev's answer when it outlives a crash. Throws if MailDev does not take it. */
async function keep(raw: Buffer, id: string | undefined, session: object): Promise<string | undefined> {
  const message = await new Promise<string | undefined>((resolve, reject) => {
    onData.call(maildev.smtp, Readable.from([raw]), session, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
  // MailDev says "accepted" before its file is written.
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
