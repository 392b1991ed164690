import { html } from 'hono/html';
import type { Mailbox } from 'postal-mime';
import type { Mail } from './mails.ts';

type Html = ReturnType<typeof html>;

/** The page of all mails, which shows new ones by itself. */
export const listPage = (mails: Mail[]): Html =>
  page(
    mails.length > 0 ? `Inbox (${mails.length})` : 'Inbox',
    html`<script src="/inbox.js" defer data-newest="${mails[0]?.id ?? ''}"></script>`,
    html`<h1>Inbox</h1>
<p>Mails that the site has sent on this machine. None of them leaves it.</p>
${mails.length > 0 ? table(mails) : html`<p>There is none yet. One for the firm and one for the visitor come with each enquiry.</p>`}`,
  );

const table = (mails: Mail[]) => html`<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>
${mails.map(
  (mail) => html`<tr>
<td><a href="/mails/${mail.id}">${subjectOf(mail)}</a></td>
<td>${mail.to.map(({ address }) => address).join(', ')}</td>
<td>${time(mail)}</td>
</tr>`,
)}
</tbody>
</table>
<form method="post" action="/delete"><button>Delete all mails</button></form>`;

/** The page of one mail. */
export const mailPage = (mail: Mail): Html =>
  page(
    subjectOf(mail),
    html``,
    html`<nav><a href="/">Inbox</a> <a href="/mails/${mail.id}/source">Source of this mail</a></nav>
<h1>${subjectOf(mail)}</h1>
<dl>
<dt>From</dt><dd>${names(mail.from)}</dd>
<dt>To</dt><dd>${names(mail.to)}</dd>
${mail.replyTo.length > 0 ? html`<dt>Replies go to</dt><dd>${names(mail.replyTo)}</dd>` : ''}
<dt>Received</dt><dd>${time(mail)}</dd>
</dl>
${
  mail.html
    ? html`<h2>As mail programs show it</h2>
<iframe src="/mails/${mail.id}/html" title="The mail"></iframe>`
    : ''
}
<h2>As text</h2>
<pre>${mail.text}</pre>`,
  );

const page = (title: string, head: Html, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

const subjectOf = ({ subject }: Mail) => subject || 'No subject';

const names = (mailboxes: Mailbox[]) =>
  mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

const time = ({ received }: Mail) =>
  html`<time datetime="${new Date(received).toISOString()}">${clock.format(received)}</time>`;
