import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';

/** An email as the inbox shows it. */
export interface Mail {
  /** Name of its file, without the ending. */
  id: string;
  /** When it came, in milliseconds since 1970. */
  received: number;
  subject: string;
  from: Mailbox[];
  to: Mailbox[];
  replyTo: Mailbox[];
  text: string;
  html: string;
}

/** A folder of accepted emails, a file each. */
export interface Mails {
  /** Resolves once an email would survive a crash of this process; rejects if it cannot be stored. */
  accept(raw: Buffer): Promise<void>;
  list(): Promise<Mail[]>;
}

const ENDING = '.eml';

/** Opens a folder of emails, creating it if necessary, and removes files that a killed server left half written. */
export function openMails(folder: string): Mails {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.part')) rmSync(join(folder, file));
  const fileOf = (id: string) => join(folder, id + ENDING);
  return {
    // A sender that dies after our "accepted", before recording it, sends again. Like the large mail providers we keep
    // one email for each Message-ID, after which its file is named.
    async accept(raw) {
      const part = join(folder, `${randomUUID()}.part`);
      await writeFile(part, raw);
      const name = createHash('sha256')
        .update(messageIdOf(raw) ?? raw)
        .digest('hex')
        .slice(0, 32);
      await rename(part, fileOf(name));
    },
    async list() {
      const ids = readdirSync(folder)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length));
      const all = await Promise.all(ids.map((id) => readMail(id, fileOf(id))));
      return all.sort((a, b) => b.received - a.received);
    },
  };
}

/** The `Message-ID` in the source of an email; undefined if there is none. */
export function messageIdOf(raw: Uint8Array): string | undefined {
  const [head = ''] = new TextDecoder().decode(raw).split('\r\n\r\n', 1);
  return /^message-id:\s*(<[^>\r\n]+>)/im.exec(head)?.[1];
}

/** Parses an email; if that fails, its source is its text. */
async function readMail(id: string, file: string): Promise<Mail> {
  const raw = readFileSync(file);
  const { mtimeMs: received } = statSync(file);
  const mail: Partial<Email> = await PostalMime.parse(raw).catch(() => ({ text: raw.toString('utf8') }));
  const { subject = '', from, to, replyTo, text = '', html = '' } = mail;
  const sender = mailboxes(from && [from]);
  return { id, received, subject, from: sender, to: mailboxes(to), replyTo: mailboxes(replyTo), text, html };
}

const mailboxes = (addresses: Address[] = []): Mailbox[] =>
  addresses.flatMap((address) => address.group ?? [address]);
