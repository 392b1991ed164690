// npm run review                      writes what a lawyer has to check, a document for each language
// npm run review -- --since <commit>  the same, marking what has changed since
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/firm/firm.ts';
import { defaultLocale, intlLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { bookFonts } from '../profileBook/bookFonts.ts';
import { readSettings } from '../ready/settings.ts';
import { readSite, type Site } from '../texts/site.ts';
import { readGroups } from './groups.ts';
import { readCommit } from './history.ts';
import { ReviewDocument, type Words } from './ReviewDocument.tsx';

/** Ignored by git: each document is made for one reading. */
const FOLDER = join(PROJECT, 'review');

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  await writeAll(values.since);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function writeAll(since?: string): Promise<void> {
  const [now, then] = await Promise.all([
    readCommit(PROJECT, 'HEAD').catch(() => undefined),
    since === undefined ? undefined : readCommit(PROJECT, since),
  ]);
  const site = await readSite(PROJECT);
  await mkdir(FOLDER, { recursive: true });
  for (const locale of locales) {
    const file = join(FOLDER, `${locale.id}.html`);
    await writeFile(file, await review(site, locale, now?.id, then));
    console.log(relative(PROJECT, file));
  }
}

async function review(
  site: Site,
  locale: Locale,
  now = '',
  then?: { id: string; date: string },
): Promise<string> {
  const words = await readWords(locale);
  const siteUrl = (readSettings(PROJECT).SITE_URL ?? 'http://localhost:4173').replace(/\/$/, '');
  const groups = await readGroups(site, locale, words, { siteUrl, since: then?.id });
  const day = (date: Date) => new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long' }).format(date);
  const filled = (text: string, date: Date, commit: string) =>
    text.replace('{{date}}', day(date)).replace('{{commit}}', commit.slice(0, 8));
  const body = renderToStaticMarkup(
    createElement(ReviewDocument, {
      words,
      firm: firm.name,
      made: filled(words.made, new Date(), now),
      ...(then && { since: filled(words.since, new Date(then.date), then.id) }),
      groups,
    }),
  );
  const read = (file: string) => readFile(join(PROJECT, file), 'utf8');
  const styles = [await read('src/styles/tokens.css'), await read('tools/review/review.css')];
  const fonts = await bookFonts(locale.tag, body);
  return `<!doctype html>
<html lang="${locale.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title}: ${firm.name.replace('&', '&amp;')}</title>
<style>${fonts}
${styles.join('\n')}</style>
</head>
<body>${body}</body>
</html>
`;
}

/** The document's own words; English for a language without a translation of them. */
async function readWords({ id }: Locale): Promise<Words> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'words', `${name}.json`), 'utf8');
  return JSON.parse(await read(id).catch(() => read(defaultLocale.id)));
}
