import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { messageIdOf } from '../../supabase/embedded/messageId.ts';

/** A mail as it came over the wire. */
export interface Received {
  to: string[];
  messageId?: string;
  raw: string;
}

/** A real SMTP server that keeps what it is sent. */
export interface MailServer {
  port: number;
  received: Received[];
  stop(): Promise<void>;
}

/** Starts one, on a port or on any. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      buffer(stream).then((raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, messageId: messageIdOf(raw), raw: raw.toString('utf8') });
        callback();
        // Half a mail of a sender that was killed is none.
      }, callback);
    },
  });
  // A sender that is killed breaks its connection off.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A mail taken apart. */
export const parse = ({ raw }: Received): Promise<Email> => PostalMime.parse(raw);

/** The names of a mail's headers, and their whole lines. */
export function headersOf({ raw }: Received): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}
