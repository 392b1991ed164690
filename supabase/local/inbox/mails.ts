import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';
import { messageIdOf } from './messageId.ts';

/** A mail as the inbox shows it. */
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

/** A folder of accepted mails, a file each. */
export interface Mails {
  /** Resolves once a mail would survive a crash of this process; rejects if it cannot be stored. */
  accept(raw: Buffer): Promise<void>;
  /** All mails, the newest first. */
  list(): Promise<Mail[]>;
  /** The source of one of them. */
  source(id: string): Buffer;
  deleteAll(): void;
}

const ENDING = '.eml';

/** Opens a folder of mails, makes it if it is not there, and removes what was half written when a server was killed. */
export function openMails(folder: string): Mails {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, id + ENDING);
  const ids = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
      .map(({ name }) => name.slice(0, -ENDING.length));
  for (const file of readdirSync(folder)) if (file.endsWith('.part')) rmSync(join(folder, file));

  // A sender that dies after our "accepted", before recording it, sends again. Like the large mail providers we accept
  // a known Message-ID without storing it twice. A duplicate of a mail still being written shares its outcome, since
  // until then a crash could lose it.
  const accepted = new Map<string | undefined, Promise<void>>();
  for (const id of ids()) accepted.set(messageIdOf(readFileSync(fileOf(id))), Promise.resolve());
  accepted.delete(undefined);

  async function store(raw: Buffer): Promise<void> {
    const id = randomUUID();
    const part = join(folder, `${id}.part`);
    await writeFile(part, raw);
    await rename(part, fileOf(id));
  }

  const read = new Map<string, Promise<Mail>>();
  const mail = (id: string) => {
    const known = read.get(id) ?? readMail(id, fileOf(id));
    read.set(id, known);
    return known;
  };

  return {
    async accept(raw) {
      const messageId = messageIdOf(raw);
      const stored = accepted.get(messageId) ?? store(raw);
      if (messageId) accepted.set(messageId, stored);
      try {
        await stored;
      } catch (error) {
        accepted.delete(messageId);
        throw error;
      }
    },
    list: async () => (await Promise.all(ids().map(mail))).sort((a, b) => b.received - a.received),
    source: (id) => readFileSync(fileOf(id)),
    deleteAll() {
      for (const id of ids()) rmSync(fileOf(id));
      accepted.clear();
      read.clear();
    },
  };
}

/** Reads a mail; one that is no proper mail has its source for a text. */
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
