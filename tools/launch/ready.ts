// npm run ready: lists launch blockers. npm run ready -- https://….example compares the live site with dist/ and checks
// that its backend works and allows nothing but enquiries; with your email address after it, it also sends one test enquiry.
// Exits with 1 if it reports anything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_FILE, readRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { PROJECT } from '../../plugins/project.ts';
import { watchList } from '../../src/core/law/register.ts';
import { backendFaults, enquiryFault, lastSent } from './backendFaults.ts';
import { type Blockers, findBlockers } from './blockers.ts';
import { dnsRecords, mailFaults, mailNotes } from './mail.ts';
import { siteFaults } from './published.ts';
import { readSettings } from './settings.ts';

const [address, email] = process.argv.slice(2);
process.exitCode = (await (address ? checkLiveSite(address, email) : listBlockers())) > 0 ? 1 : 0;

async function listBlockers(): Promise<number> {
  const settings = readSettings(PROJECT);
  const groups = await findBlockers(PROJECT, settings);
  for (const group of groups) console.log(formatGroup(group));
  console.log('Laws to watch; delete each from src/core/law/register.json once it is settled:');
  for (const law of watchList) console.log(`  ${law}`);
  const left = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  console.log(
    'DNS records that keep the site’s emails out of spam folders; ask the person who manages your domain’s DNS for them:',
  );
  for (const record of dnsRecords(settings)) console.log(`  ${record}`);
  for (const note of mailNotes(settings)) console.log(note);
  console.log(
    left > 0
      ? `${left} ${left === 1 ? 'launch blocker' : 'launch blockers'} left.`
      : 'No launch blockers left.',
  );
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
  const env = readSettings(PROJECT);
  const {
    VITE_SUPABASE_URL: supabaseUrl,
    VITE_SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = env;
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
  if (lines.length > 0) console.log(formatGroup({ title: `Backend ${supabaseUrl}`, advice, lines }));
  else
    console.log(
      `${supabaseUrl} accepts enquiries; sign-ups, GraphQL and reading are closed${email ? '; the test enquiry was sent' : ''}.`,
    );
  if (!secretKey)
    console.log(
      'Set SUPABASE_SECRET_KEY to check outbox, schedule, vault and forged network addresses, too.',
    );
  else console.log(`Last email sent: ${(await lastSent(backend)) ?? 'none yet'}`);
  for (const note of mailNotes(env)) console.log(note);
  return lines.length;
}

function formatGroup({ title, advice, lines }: Blockers): string {
  const list = lines.map((line) => `  - ${line.replaceAll('\n', '\n    ')}`);
  return [`${title}: ${lines.length}`, `  ${advice}`, ...list, ''].join('\n');
}
