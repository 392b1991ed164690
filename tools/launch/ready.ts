// npm run ready: lists what stands between this project and a public site. npm run ready -- https://….example: what the
// host of the published site does otherwise than was built. Both exit with 1 while there is anything.
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { recordsToAskFor } from './mail.ts';
import { findObstacles, type Group } from './obstacles.ts';
import { siteFaults } from './published.ts';
import { readSettings } from './settings.ts';

const [address] = process.argv.slice(2);
process.exitCode = (await (address ? lookAt(address) : lookHere())) > 0 ? 1 : 0;

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
async function lookAt(address: string): Promise<number> {
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
  return lines.length;
}

function inWords({ title, advice, lines }: Group): string {
  const list = lines.map((line) => `  - ${line.replaceAll('\n', '\n    ')}`);
  return [`${title}: ${lines.length}`, `  ${advice}`, ...list, ''].join('\n');
}
