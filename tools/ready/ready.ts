// npm run ready: lists what stands between this project and a public site. Exits with 1 while anything does.
import { PROJECT } from '../project.ts';
import { recordsToAskFor } from './mail.ts';
import { findObstacles, type Group } from './obstacles.ts';
import { readSettings } from './settings.ts';

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
process.exitCode = left > 0 ? 1 : 0;

function inWords({ title, advice, lines }: Group): string {
  const list = lines.map((line) => `  - ${line.replaceAll('\n', '\n    ')}`);
  return [`${title}: ${lines.length}`, `  ${advice}`, ...list, ''].join('\n');
}
