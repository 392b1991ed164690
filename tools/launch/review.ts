// npm run review                        writes a document per language with everything that a lawyer has to check
// npm run review -- --since 2026-10-01  also marks what has changed since the start of that day
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { type Locale, locales } from '../../src/core/i18n/locales.ts';
import { changedFacts, commitBefore } from '../git.ts';
import { readSite } from '../i18n/readSite.ts';
import type { Site } from '../i18n/site.ts';
import { ReviewDocument } from './ReviewDocument.tsx';
import { consularNumbers, readGroups } from './rows.ts';
import { readSettings } from './settings.ts';

/** Ignored by git: each document is made for one reading. */
const FOLDER = join(PROJECT, 'review');

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const site = readSite(PROJECT);
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of locales) {
    const file = join(FOLDER, `${locale.id}.html`);
    writeFileSync(file, await review(site, locale, values.since));
    console.log(relative(PROJECT, file));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function review(site: Site, locale: Locale, day?: string): Promise<string> {
  const since = day && commitBefore(PROJECT, day);
  const siteUrl = new URL(readSettings(PROJECT).SITE_URL || 'http://localhost:4173').origin;
  const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  const origin = [
    `${locale.name}. Made on ${dates.format()}: what the website says about the law and the firm, to be read by a lawyer.`,
    ...(day
      ? [
          `A line in the margin marks what has changed since ${dates.format(new Date(day))}; the previous wording is struck through.`,
        ]
      : []),
  ];
  const body = renderToStaticMarkup(
    createElement(ReviewDocument, {
      firm: firm.name,
      origin,
      groups: await readGroups(site, locale, siteUrl, since),
      numbers: consularNumbers(locale),
      ...(since && { facts: changedFacts(PROJECT, since) }),
    }),
  );
  const styles = ['src/styles/tokens.css', 'tools/launch/review.css'].map((file) =>
    readFileSync(join(PROJECT, file), 'utf8'),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Website review</title>
<style>${styles.join('\n')}</style>
${body}
</html>
`;
}
