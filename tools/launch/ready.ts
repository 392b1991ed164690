// npm run ready: lists launch blockers. npm run ready -- https://….example compares the live site with dist/ and checks
// that its backend works and allows nothing but enquiries; with your email address after it, it also sends one test enquiry.
// Exits with 1 if it reports anything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_FILE, readRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { PROJECT } from '../../plugins/project.ts';
import { watchList } from '../../src/core/law/register.ts';
import { readEnvironment } from '../../supabase/local/options.ts';
import { backendFaults, enquiryFault, lastSent } from './backendFaults.ts';
import { type Blockers, findBlockers } from './blockers.ts';
import { dnsRecords, mailFaults, mailNotes } from './mail.ts';
import { siteFaults } from './published.ts';

const [address, email] = process.argv.slice(2);
process.exitCode = (await (address ? checkLiveSite(address, email) : listBlockers())) > 0 ? 1 : 0;

async function listBlockers(): Promise<number> {
  const settings = readEnvironment(PROJECT);
  const groups = await findBlockers(PROJECT, settings);
  for (const group of groups) console.log(formatGroup(group));
  const laws = 'Laws to watch; delete each from src/core/law/register.json once it is settled:';
  console.log([laws, ...watchList].join('\n  '));
  const records =
    'DNS records that keep the site’s emails out of spam folders; ask the person who manages your domain’s DNS for them:';
  console.log([records, ...dnsRecords(settings)].join('\n  '));
  for (const note of mailNotes(settings)) console.log(note);
  const left = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  console.log(left > 0 ? `Launch blockers left: ${left}.` : 'No launch blockers left.');
  return left;
}

async function checkLiveSite(address: string, email?: string): Promise<number> {
  if (!URL.canParse(address)) {
    console.log(`“${address}” is not a URL; a URL starts with https://`);
    return 1;
  }
  const { origin } = new URL(address);
  const dist = join(PROJECT, 'dist');
  if (!existsSync(join(dist, RULES_FILE))) {
    console.log('There is no build to compare with: run “npm run build”, then upload dist/');
    return 1;
  }
  const answer = await fetch(origin).catch(() => undefined);
  const isOut = /noindex/.test(`${answer?.headers.get('x-robots-tag')}${await answer?.text()}`);
  console.log(
    isOut
      ? `${origin} keeps search engines out: when it was built, the firm’s name was the sample’s.`
      : `${origin} lets search engines in.`,
  );
  const rules = readRules(dist);
  const lines = await siteFaults(origin, dist, rules);
  if (lines.length === 0) console.log(`${origin} matches the build in dist/.`);
  else {
    const advice = 'See docs/deploy.md, step 7.';
    console.log(formatGroup({ title: `${origin} differs from the build in dist/`, advice, lines }));
  }
  return lines.length + (await checkBackend(email));
}

/** Prints the problems of the backend that `.env` names, and returns their number. */
async function checkBackend(email?: string): Promise<number> {
  const env = readEnvironment(PROJECT);
  const { VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  const { SUPABASE_SECRET_KEY: secretKey } = env;
  if (!supabaseUrl || !anonKey) {
    console.log('Backend not checked: .env does not set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.');
    return 1;
  }
  const backend = { supabaseUrl, anonKey, secretKey };
  const fault = email && (await enquiryFault(backend, email));
  const mail = await mailFaults(env);
  const lines = [
    ...(await backendFaults(backend)),
    ...mail.map(({ setting, problem }) => `${setting}: ${problem}`),
    ...(fault ? [fault] : []),
  ];
  const advice =
    'After a change of .env run “npm run deploy:backend”. See docs/deploy.md, steps 5 and 6, and docs/faults.md.';
  const sent = email ? '; the test enquiry was sent' : '';
  console.log(
    lines.length > 0
      ? formatGroup({ title: `Backend ${supabaseUrl}`, advice, lines })
      : `${supabaseUrl} accepts enquiries; sign-ups, GraphQL and reading are closed${sent}.`,
  );
  console.log(
    secretKey
      ? `Last email sent: ${(await lastSent(backend)) ?? 'none yet'}`
      : 'Set SUPABASE_SECRET_KEY to check outbox, schedule, vault and forged network addresses, too.',
  );
  for (const note of mailNotes(env)) console.log(note);
  return lines.length;
}

function formatGroup({ title, advice, lines }: Blockers): string {
  const list = lines.map((line) => `  - ${line.replaceAll('\n', '\n    ')}`);
  return [`${title}: ${lines.length}`, `  ${advice}`, ...list, ''].join('\n');
}
