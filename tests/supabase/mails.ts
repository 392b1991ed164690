import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { loadBundle } from '../../plugins/bundles.ts';
import { createTexts } from '../../supabase/functions/send-contact-email/texts.ts';
import { messageIdOf } from '../../supabase/local/inbox/mails.ts';
import { freePort } from '../ports.ts';

/** The texts of the mails, as the function loads them. */
export const texts = await createTexts(loadBundle);

export interface Received {
  to: string[];
  messageId?: string;
  raw: string;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const PLAIN: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] };

/**
 * Starts a real SMTP server that keeps what it receives, on a given port or a free one; after an interruption with what it has
 * received.
 */
export async function startMailServer(given?: number, received: Received[] = [], options = PLAIN) {
  const port = given ?? (await freePort());
  const server = new SMTPServer({
    ...options,
    onRcptTo({ address }, _, callback) {
      const responseCode = running.refused.get(address);
      callback(responseCode ? Object.assign(new Error(`<${address}> refused`), { responseCode }) : null);
    },
    onData(stream, session, callback) {
      buffer(stream).then((raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, messageId: messageIdOf(raw), raw: raw.toString('utf8') });
        running.beforeConfirming().then(() => callback(), callback);
        // An incomplete mail of a killed sender does not count.
      }, callback);
    },
  });
  // A killed sender resets its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const running = {
    ...{ port, url: `smtp://127.0.0.1:${port}`, received },
    /** Addresses that it refuses, with the code of its answer. */
    refused: new Map<string, number>(),
    /** What it waits for before it confirms a mail that it has received, or why it refuses it. */
    beforeConfirming: async () => {},
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return running;
}

export const parse = ({ raw }: Received): Promise<Email> => PostalMime.parse(raw);

export function headersOf({ raw }: Pick<Received, 'raw'>): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}
