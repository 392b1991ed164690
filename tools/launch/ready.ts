// npm run ready: lists what stands between this project and a public site. npm run ready -- https://….example: what the
// host of the published site does otherwise than was built, and what its backend lets anybody do; with an address of yours
// after it, one test enquiry is sent, too. All exit with 1 while there is anything.
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { backendFaults, enquiryFault } from './backendFaults.ts';
import { recordsToAskFor } from './mail.ts';
import { findObstacles, type Group } from './obstacles.ts';
import { siteFaults } from './published.ts';
import { readSettings } from './settings.ts';

const [address, email] = process.argv.slice(2);
process.exitCode = (await (address ? lookAt(address, email) : lookHere())) > 0 ? 1 : 0;

/** Lists the obstacles and returns how many there are. */
async function lookHere(): Promise<number> {
  const settings = readSettings(PROJECT);
  const groups = await findObstacles(PROJECT, settings);
  for (const group of groups) console.log(inWords(group));
  const left = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  console.log('What the host of the mail domain must set, so that mails are not taken for spam:');
  for (const record of recordsToAskFor(settings)) console.log(`  ${record}`);
  console.log(
    left > 0
      ? `${left} things stand between this project and a public site.`
      : 'Nothing stands between this project and a public site.',
  );
  return left;
}

/** Lists the faults of a published site and returns how many there are. */
async function lookAt(address: string, email?: string): Promise<number> {
  if (!URL.canParse(address)) {
    console.log(`“${address}” is no address; one begins with https://`);
    return 1;
  }
  const { origin } = new URL(address);
  const lines = await siteFaults(origin, join(PROJECT, 'dist'));
  if (lines.length === 0) console.log(`${origin} is as it was built in dist/.`);
  else {
    const advice = 'docs/deploy.md, step 7, says what a host has to do.';
    console.log(inWords({ title: `Otherwise than it was built in dist/: ${origin}`, advice, lines }));
  }
  return lines.length + (await lookAtBackend(email));
}

/** Lists what is wrong with the backend that `.env` names, and returns how much there is. */
async function lookAtBackend(email?: string): Promise<number> {
  const env = readSettings(PROJECT);
  const {
    VITE_SUPABASE_URL: supabaseUrl,
    VITE_SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = env;
  if (!supabaseUrl || !anonKey) {
    console.log('The backend was not looked at: .env names none.');
    return 1;
  }
  const backend = { supabaseUrl, anonKey, secretKey };
  const fault = email && (await enquiryFault(backend, email));
  const lines = [...(await backendFaults(backend)), ...(fault ? [fault] : [])];
  const advice = 'docs/deploy.md, step 6, sets the backend up.';
  if (lines.length > 0) console.log(inWords({ title: `The backend: ${supabaseUrl}`, advice, lines }));
  else
    console.log(
      `${supabaseUrl} takes enquiries and nothing else${email ? '; the test enquiry was sent' : ''}.`,
    );
  if (!secretKey) console.log('With SUPABASE_SECRET_KEY, a forged X-Forwarded-For is tried as well.');
  return lines.length;
}

function inWords({ title, advice, lines }: Group): string {
  const list = lines.map((line) => `  - ${line.replaceAll('\n', '\n    ')}`);
  return [`${title}: ${lines.length}`, `  ${advice}`, ...list, ''].join('\n');
}
