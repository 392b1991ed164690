import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { serviceSlugs } from '../../src/firm/services.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { readGroups } from '../../tools/review/groups.ts';
import { readCommit } from '../../tools/review/history.ts';
import { DECLARATIONS, declarationOf, declared } from '../../tools/review/kinds.ts';
import { type Group, ReviewDocument, type Words } from '../../tools/review/ReviewDocument.tsx';
import { type Row, rowsOf } from '../../tools/review/rows.ts';
import { bundlesIn, readBundle } from '../../tools/texts/readBundle.ts';
import { readOwnSite } from './project.ts';

/** The document's own words; English for a language without a translation of them. */
function wordsOf({ id }: Locale): Words {
  const file = (name: string) => join(PROJECT, 'tools/review/words', `${name}.json`);
  return JSON.parse(readFileSync(existsSync(file(id)) ? file(id) : file(defaultLocale.id), 'utf8'));
}
const groupsIn = async (locale: Locale): Promise<Group[]> =>
  readGroups(await readOwnSite(), locale, wordsOf(locale), { siteUrl: 'https://www.wong.com.my' });
const rowsIn = async (locale: Locale) => (await groupsIn(locale)).flatMap(({ rows }) => rows);

describe('completeness', () => {
  const texts = [...locales.map(({ id }) => id), 'ms'].flatMap((localeId) =>
    bundlesIn(PROJECT, localeId).flatMap((bundle) =>
      [...(readBundle(PROJECT, localeId, bundle)?.texts.keys() ?? [])].map((key) => ({ bundle, key })),
    ),
  );

  test('each text of the site is declared as something to check, or as prose', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const forgotten = texts.filter(({ bundle, key }) => !declared(bundle, key));
    // A new text has to be declared in tools/review/kinds.ts.
    expect(forgotten).toEqual([]);
  });

  test('no declaration is without a text', () => {
    const used = new Set(texts.map(({ bundle, key }) => declarationOf(bundle, key)));
    // The optional key of a list of practices, which no page has yet.
    const lines = DECLARATIONS.filter((line) => line.key !== 'practices' && !used.has(line));
    expect(lines).toEqual([]);
  });

  test.each(locales)(
    'the document in $name has each time limit with the act that it rests on',
    async (locale) => {
      const rows = (await rowsIn(locale)).filter(({ kind }) => kind === 'limit');
      const rowsOfBundles = serviceSlugs.flatMap((slug) => {
        const bundle = `services/${slug}`;
        const { limits } = JSON.parse(
          readFileSync(join(PROJECT, 'locales', locale.id, `${bundle}.json`), 'utf8'),
        );
        return Object.values<Record<string, string>>(limits).map((limit) => Object.values(limit));
      });
      expect(rows.map(({ parts }) => parts.map(({ text }) => text))).toEqual(rowsOfBundles);
      for (const { parts } of rows) expect(parts.map(({ key }) => key).at(-1)).toMatch(/\.source$/);
    },
  );

  test.each(locales)('the document in $name has everything to check, as visitors read it', async (locale) => {
    const words = wordsOf(locale);
    const groups = await groupsIn(locale);
    const html = renderToStaticMarkup(
      createElement(ReviewDocument, { words, firm: 'Wong', made: '', groups }),
    );
    const rows = groups.flatMap((group) => group.rows);
    expect(html.match(/type="checkbox"/g)).toHaveLength(rows.length);
    // Placeholders that are only known at run time stay: a visitor's name, the time of sending.
    const left = rows.flatMap(({ parts }) => parts.map(({ text }) => /\{\{-?\s*(\w+)/.exec(text)?.[1]));
    expect(left.filter((name) => name && !['name', 'address', 'received'].includes(name))).toEqual([]);
    expect(html).toContain(`https://www.wong.com.my${locale.prefix}/services/`);
  });

  test('the English document also has the figures and the Malay notice', async () => {
    const groups = await groupsIn(defaultLocale);
    expect(groups[0]?.rows.map(({ key }) => key)).toContain('founded');
    expect(groups.at(-1)).toMatchObject({ lang: 'ms' });
    expect(groups.at(-1)?.rows.length).toBeGreaterThan(10);
  });
});

describe('compared with a commit', () => {
  const BUNDLE = `services/${serviceSlugs[0]}`;
  const root = mkdtempSync(join(tmpdir(), 'law-firm-review-'));
  const file = join(root, `locales/en/${BUNDLE}.json`);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@wong.com.my', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const change = (by: (texts: Record<string, unknown>) => void) => {
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    by(texts);
    writeFileSync(file, JSON.stringify(texts));
  };
  const rows = (since?: string): Promise<Row[]> =>
    rowsOf(BUNDLE, { root, localeId: 'en', since, fill: (text) => text });
  let before: string;
  let help: string[];

  beforeAll(async () => {
    cpSync(join(PROJECT, 'locales/en'), join(root, 'locales/en'), { recursive: true });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Texts');
    before = (await readCommit(root, 'HEAD')).id;
    change((texts) => {
      help = texts.help as string[];
      const [first = ''] = Object.keys(texts.limits as object);
      texts.help = [`${help[0]}!`, ...help.slice(1)];
      delete (texts.limits as Record<string, unknown>)[first];
      (texts.overview as object[]).push({ title: 'New', text: 'A new part.' });
    });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('marks new, changed (with the previous wording) and removed texts', async () => {
    const marked = (await rows(before)).filter((row) => row.change);
    expect(marked.map((row) => [row.change, row.kind])).toEqual([
      ['new', 'law'],
      ['changed', 'law'],
      ['removed', 'limit'],
    ]);
    expect(marked[1]?.parts).toEqual([{ key: 'help.0', text: `${help[0]}!`, before: help[0] }]);
    expect(marked[2]?.parts.every((part) => part.text === '' && part.before)).toBe(true);
  });

  test('without a commit nothing is marked', async () => {
    expect((await rows()).filter((row) => row.change)).toEqual([]);
  });

  test('an unknown commit is reported by name', async () => {
    await expect(readCommit(root, 'nowhere')).rejects.toThrow('“nowhere”');
  });

  test('an undeclared text stops it, naming the place', async () => {
    change((texts) => {
      texts.guarantee = 'We win every case.';
    });
    await expect(rows()).rejects.toThrow(`${BUNDLE}: guarantee`);
  });
});
