import { setTimeout } from 'node:timers/promises';
import type { SettingFault, Settings } from './settings.ts';

/** Milliseconds after which Resend counts as not answering. */
const TIMEOUT = 10_000;
/** Resend answers two requests a second and refuses others for a second (https://resend.com/docs/api-reference/rate-limit). */
const ATTEMPTS = 5;
const DAY = 24 * 60 * 60 * 1000;

interface Answer {
  status: number;
  body: { name?: string; message?: string; data?: object[]; origin?: string };
}

/** https://resend.com/docs/api-reference/domains/list-domains */
type Domain = Record<'name' | 'status', string>;

/** An email that Resend has accepted (https://resend.com/docs/api-reference/emails/list-emails). */
type SentEmail = Record<'from' | 'created_at' | 'last_event', string> & { to: string[] };

/**
 * What is wrong with Resend: its key, and, with a key that can read, the sender's domain and what became of the emails to
 * the firm. Sends nothing.
 */
export async function resendFaults(
  { RESEND_API_KEY = '', RESEND_READ_KEY, RESEND_URL }: Settings,
  { sender, firmEmail }: { sender: string; firmEmail: string[] },
): Promise<SettingFault[]> {
  const url = RESEND_URL || 'https://api.resend.com';
  // It checks the key, then refuses an email without content.
  const problem = sendingProblem(await ask(`${url}/emails`, RESEND_API_KEY, '{}'));
  if (problem) return [{ setting: 'RESEND_API_KEY', problem }];
  if (!RESEND_READ_KEY) return [];
  const read = (path: string) => ask(`${url}/${path}`, RESEND_READ_KEY);
  const domains = await read('domains');
  const emails = await read('emails?limit=100');
  const refused = [domains, emails].find(({ status }) => status !== 200);
  if (refused) {
    const problem = `Resend does not let it read (status ${refused.status}). Make one with full access there (API Keys).`;
    return [{ setting: 'RESEND_READ_KEY', problem }];
  }
  const problems: string[] = [];
  for (const address of firmEmail) {
    const suppressed = await read(`suppressions/${encodeURIComponent(address)}`);
    if (suppressed.status === 200) problems.push(suppressedProblem(address, suppressed.body.origin));
    problems.push(...lostProblems(address, sender, emails.body.data as SentEmail[]));
  }
  const domain = domainProblem(sender, domains.body.data as Domain[]);
  return [
    ...(domain ? [{ setting: 'MAIL_FROM', problem: domain }] : []),
    ...problems.map((problem) => ({ setting: 'FIRM_EMAIL', problem })),
  ];
}

function sendingProblem({ status, body }: Answer): string | undefined {
  const reason = body.message?.replace(/\.$/, '') ?? 'no reason';
  if (status === 400 || status === 422) return undefined;
  if (status === 0)
    return 'Resend does not answer. Try again; https://resend-status.com says whether it is down.';
  if (status === 429)
    return `Resend sends no more for now (${reason}). Emails wait; take a larger plan if this happens again.`;
  return `Resend refuses it (status ${status}: ${reason}). Make another there (API Keys).`;
}

function domainProblem(sender: string, domains: Domain[]): string | undefined {
  const [, name] = sender.split('@');
  const status = domains.find((domain) => domain.name === name)?.status ?? 'not added';
  // In part: for sending or for receiving, which the site does not use.
  if (status === 'verified' || status === 'partially_verified') return undefined;
  const add = status === 'not added' ? 'Add it there' : 'Look it up there';
  return `Resend has not verified ${name} (${status}), so no email goes out. ${add} (Domains), have the DNS records entered that it shows, then press Verify.`;
}

const SUPPRESSED: Record<string, string> = {
  bounce: 'its mail server refused one',
  complaint: 'somebody there marked one as spam',
  manual: 'somebody put it on the list',
};
const suppressedProblem = (address: string, origin = '') =>
  `Resend no longer sends emails to ${address}: ${SUPPRESSED[origin] ?? origin}. See that the mailbox works, then remove it there (Emails, Suppressions).`;

/** The emails to an address that have not arrived: since the last one that did, and in the last day. */
function lostProblems(address: string, sender: string, emails: SentEmail[]): string[] {
  const isTo = (recipient: string) => recipient.toLowerCase() === address;
  const sent = emails.filter(({ from, to }) => from.toLowerCase().includes(sender) && to.some(isTo));
  const age = ({ created_at }: SentEmail) => Date.now() - Date.parse(created_at);
  const isLost = (email: SentEmail) =>
    ['bounced', 'suppressed', 'failed'].includes(email.last_event) ||
    // A full mailbox; a busy server takes it within minutes.
    (email.last_event === 'delivery_delayed' && age(email) > DAY / 24);
  const arrived = sent.findIndex(({ last_event }) => ['delivered', 'opened', 'clicked'].includes(last_event));
  const lost = sent.filter(
    (email, index) => isLost(email) && (arrived < 0 || index < arrived || age(email) < DAY),
  );
  const [last] = lost;
  if (!last) return [];
  return [
    `Of the emails that Resend accepted for ${address}, ${lost.length} did not arrive, the last of ${last.created_at.slice(0, 10)} (${last.last_event}): Resend (Emails) says why. Mend that, read the enquiries in the database, and send a test enquiry. This line goes once that has arrived and the others are a day old.`,
  ];
}

/** Asks Resend, and again if it has had too many requests just now. */
async function ask(url: string, key: string, body?: string, attempt = 1): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  const answer = { status: response?.status ?? 0, body: await response?.json().catch(() => ({})) };
  if (answer.body?.name !== 'rate_limit_exceeded' || attempt === ATTEMPTS) return answer;
  await setTimeout(1000 * (Number(response?.headers.get('retry-after')) || 1));
  return ask(url, key, body, attempt + 1);
}
