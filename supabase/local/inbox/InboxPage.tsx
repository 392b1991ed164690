import type { Mailbox } from 'postal-mime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from './mails.ts';

/** The page of all emails; one of them is open if it is given. */
export const inboxPage = (mails: Mail[], open?: Mail): string =>
  `<!doctype html>${renderToStaticMarkup(<InboxPage mails={mails} open={open} />)}`;

function InboxPage({ mails, open }: { mails: Mail[]; open?: Mail }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{open ? subjectOf(open) : `Inbox (${mails.length})`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <script src="/inbox.js" defer data-newest={mails[0]?.id ?? ''} />
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p>Mails that the site has sent on this machine. None of them leaves it.</p>
          {mails.length === 0 && <p>Each enquiry brings one for the firm and one for the visitor.</p>}
          <ul>
            {mails.map((mail) => (
              <li key={mail.id}>
                <a href={`/${mail.id}`}>{subjectOf(mail)}</a> to {names(mail.to)}, {timeOf(mail)}
              </li>
            ))}
          </ul>
        </main>
        {open && <OpenMail mail={open} />}
      </body>
    </html>
  );
}

function OpenMail({ mail }: { mail: Mail }) {
  const { id, html, text, from, to, replyTo } = mail;
  const facts = [
    ['From', names(from)],
    ['To', names(to)],
    ['Replies go to', names(replyTo)],
    ['Received', timeOf(mail)],
  ];
  return (
    <article>
      <h2>{subjectOf(mail)}</h2>
      <ul>{facts.map(([name, value]) => value && <li key={name}>{`${name}: ${value}`}</li>)}</ul>
      {html && <iframe src={`/${id}/html`} title="As mail programs show it" />}
      <h3>As text</h3>
      <pre>{text}</pre>
    </article>
  );
}

const subjectOf = ({ subject }: Mail) => subject || 'No subject';

const names = (mailboxes: Mailbox[]) =>
  mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

const timeOf = ({ received }: Mail) => clock.format(received);
