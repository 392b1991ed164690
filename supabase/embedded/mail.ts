// The mail server of the embedded backend: takes every mail, sends none on, and shows them on its inbox page.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import MailDev from 'maildev';
import { messageIdOf } from './messageId.ts';

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
// do, a mail that is here already is accepted and not kept twice.
const here = new Set(accepted.map((line) => line.split(' ')[1]));
const { onData: keep } = maildev.smtp;
maildev.smtp.onData = async (stream, session, callback) => {
  const raw = await buffer(stream);
  const id = messageIdOf(raw);
  if (id && here.has(id)) return callback(null, 'Here already');
  here.add(id);
  keep.call(maildev.smtp, Readable.from([raw]), session, async (error, message) => {
    if (error) {
      here.delete(id);
      return callback(error);
    }
    // MailDev says "accepted" before its file is written; a mail that was accepted must outlive a crash.
    const file = `${/(\S+)$/.exec(message ?? '')?.[1]}.eml`;
    while (statSync(join(folder, file)).size < raw.length)
      await new Promise((resolve) => setTimeout(resolve, 2));
    appendFileSync(journal, `${file} ${id ?? ''}\n`);
    callback(null, message);
  });
};

maildev.listen((error?: Error) => {
  if (error) throw error;
  process.send?.('ready');
});
