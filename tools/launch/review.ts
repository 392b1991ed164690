// npm run review                        writes a document per language with everything that a lawyer has to check
// npm run review -- --since 2026-10-01  also marks what has changed since the start of that day
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { readEnvironment } from '../../supabase/local/options.ts';
import { changedFacts, commitBefore } from '../git.ts';
import { readSite } from '../i18n/readSite.ts';
import { reviewDocument } from './reviewDocument.ts';
import { consularNumbers, readGroups } from './rows.ts';

/** Ignored by git: each document is made for one reading. */
const FOLDER = join(PROJECT, 'review');

const CHANGED = 'A line in the margin marks what has changed since';

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const since = values.since && commitBefore(PROJECT, values.since);
  const site = readSite(PROJECT);
  const siteUrl = new URL(readEnvironment(PROJECT).SITE_URL || 'http://localhost:4173').origin;
  const day = (date = new Date()) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of locales) {
    const file = join(FOLDER, `${locale.id}.html`);
    const text = reviewDocument({
      firm: firm.name,
      origin: [
        `${locale.name}. Made on ${day()}: what the website says about the law and the firm, to be read by a lawyer.`,
        ...(values.since
          ? [`${CHANGED} ${day(new Date(values.since))}; the previous wording is struck through.`]
          : []),
      ],
      groups: await readGroups(site, locale, siteUrl, since),
      numbers: consularNumbers(locale),
      ...(since && { facts: changedFacts(PROJECT, since) }),
    });
    writeFileSync(file, text);
    console.log(relative(PROJECT, file));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
