import { describe, expect, test } from 'vitest';
import { bundlesIn } from '../../plugins/bundles.ts';
import { PROJECT } from '../../plugins/project.ts';
import { facts } from '../../src/core/firm/firm.ts';
import { serviceSlugs } from '../../src/core/firm/services.ts';
import { defaultLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { commitBefore } from '../../tools/git.ts';
import { reviewDocument } from '../../tools/launch/reviewDocument.ts';
import { isLimit, readGroups, rowsOf } from '../../tools/launch/rows.ts';
import { copyOf } from '../folders.ts';
import { gitIn } from '../projects.ts';
import { bundle } from '../unit/bundles.ts';
import { ownSite } from './sample.ts';

/** What each language has to check, read once. */
const groups = new Map<Locale, Awaited<ReturnType<typeof readGroups>>>();
for (const locale of locales)
  groups.set(locale, await readGroups(ownSite, locale, 'https://www.wong.com.my'));
const groupsIn = (locale: Locale) => groups.get(locale) ?? [];
const rowsIn = (locale: Locale) => groupsIn(locale).flatMap(({ rows }) => rows);

describe('the document', () => {
  test.each(locales)('has each time limit in $name with the act that it rests on', (locale) => {
    const rows = rowsIn(locale).filter(isLimit);
    const limits = serviceSlugs.flatMap((slug) =>
      Object.values(bundle(locale.id, `services/${slug}`).limits),
    );
    const texts = rows.map((row) => row.texts.map(({ text }) => text));
    expect(texts).toEqual(limits.map((limit) => Object.values(limit as object)));
    for (const { texts } of rows) expect(texts.at(-1)?.key).toMatch(/\.source$/);
  });

  test.each(locales)('has everything to check in $name, as visitors read it', (locale) => {
    const groups = groupsIn(locale);
    const rows = groups.flatMap((group) => group.rows);
    const html = reviewDocument({ firm: 'Wong', origin: [], groups });
    expect(html.match(/type="checkbox"/g)).toHaveLength(rows.length);
    expect(html).toContain(`https://www.wong.com.my${locale.prefix}/services/`);
    // Only what is known at run time stays a placeholder: a visitor's name, the number of stars.
    const left = [...html.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => name);
    expect(left.filter((name) => name in facts)).toEqual([]);
    expect(html).toContain(String(facts.founded));
  });

  test('has every sentence of the legal pages, the FAQ, the services and the profiles', () => {
    const rows = rowsIn(defaultLocale);
    const listed = new Set(rows.flatMap(({ bundle, texts }) => texts.map(({ key }) => `${bundle}:${key}`)));
    const bundles = bundlesIn(PROJECT, defaultLocale.id).filter((name) =>
      /^(privacy|terms|disclaimer|faq|services\/.+|lawyers\/.+)$/.test(name),
    );
    const sentences = bundles.flatMap((name) =>
      [...flatTexts(bundle(defaultLocale.id, name))]
        .filter(([key, text]) => /[.?]( x)?$/.test(text) && !/[aA]lt$/.test(key))
        .map(([key]) => `${name}:${key}`),
    );
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((name) => !listed.has(name))).toEqual([]);
  });
});

describe('compared with a day', () => {
  /** The texts, committed on 5 January 2026. */
  function commitTexts() {
    const project = copyOf('locales/en');
    const git = gitIn(project.root, { GIT_COMMITTER_DATE: '2026-01-05 12:00' });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Texts');
    return project;
  }

  test('marks new, changed (with the previous wording) and removed texts, and none without a day', async () => {
    const { root, read, write } = commitTexts();
    const bundle = `services/${serviceSlugs[0]}`;
    const file = `locales/en/${bundle}.json`;
    const texts = JSON.parse(read(file));
    const { help } = texts;
    texts.help = [`${help[0]}!`, ...help.slice(1)];
    delete texts.limits[Object.keys(texts.limits)[0] ?? ''];
    texts.overview.push({ title: 'New', text: 'A new part.' });
    write(file, JSON.stringify(texts));
    const rows = (since?: string) => rowsOf(root, bundle, defaultLocale, { since });
    const unmarked = (await rows()).flatMap((row) => row.texts);
    expect(unmarked.filter(({ before }) => before !== undefined)).toEqual([]);
    const marked = (await rows(commitBefore(root, '2026-01-06'))).flatMap(({ kind, texts }) =>
      texts.filter(({ before }) => before !== undefined).map((text) => ({ kind, ...text })),
    );
    expect(marked.filter(({ text }) => text)).toEqual([
      expect.objectContaining({ kind: 'law', text: 'New', before: '' }),
      expect.objectContaining({ kind: 'law', text: 'A new part.', before: '' }),
      expect.objectContaining({ kind: 'law', key: 'help.0', text: `${help[0]}!`, before: help[0] }),
    ]);
    const removed = marked.filter(({ text }) => text === undefined);
    for (const one of removed) expect(one).toMatchObject({ kind: 'law', before: expect.stringMatching(/./) });
    expect(removed.length).toBeGreaterThan(2);
  });

  test.each(['2026-01-05', 'nowhere', '--all'])('names “%s”, before which there is no version', (day) => {
    expect(() => commitBefore(commitTexts().root, day)).toThrow(`“${day}”`);
  });
});
