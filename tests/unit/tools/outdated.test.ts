import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBundles } from '../../../tools/i18n/checkBundles.ts';
import { checkOutdated } from '../../../tools/i18n/checkOutdated.ts';
import { writeConfirmation } from '../../../tools/i18n/confirmations.ts';
import { english } from '../../../tools/i18n/messagesIn.ts';
import { type OutdatedTexts, outdatedTexts } from '../../../tools/i18n/outdated.ts';
import { exportPo, importPo } from '../../../tools/i18n/po.ts';
import type { PageTexts, Site } from '../../../tools/i18n/site.ts';
import { gitIn } from '../../gitIn.ts';
import { localeWithId } from '../bundles.ts';
import { projectWith, siteOf } from '../translator/project.ts';

const PAGES: readonly PageTexts[] = [{ path: '/faq', bundles: ['faq'] }];
const CONFIRMED = 'ko/confirmed.json';
const confirmed = (name: string, english: string) => JSON.stringify({ [name]: english });

/** A site in which the English of two texts has changed since they were translated. */
function changedSite() {
  const made = projectWith({
    'glossary.json': '[]\n',
    ...{ 'en/common.json': '{}', 'en/enquiry.json': '{}', 'en/emails.json': '{}', 'en/profile.json': '{}' },
    ...{ 'ko/common.json': '{}', 'ko/enquiry.json': '{}', 'ko/emails.json': '{}', 'ko/profile.json': '{}' },
    'en/faq.json': '{"group": {"a": "One e-mail", "b": "Two"}}',
    'ko/faq.json': '{"group": {"a": "이메일 하나", "b": "둘"}}',
  });
  const git = gitIn(made.root);
  const commit = (file: string, text: string) => {
    made.write(file, text);
    git('add', '.');
    git('commit', '-qm', 'change');
  };
  git('init', '-qb', 'main');
  git('add', '.');
  git('commit', '-qm', 'begin');
  commit('en/faq.json', '{"group": {"a": "One email", "b": "Two or three"}}');
  const site = siteOf(made.root, { locales: [localeWithId('en'), localeWithId('ko')], pages: PAGES });
  return { ...made, git, commit, site, outdated: () => outdatedTexts(made.root, 'ko') };
}

test('an outdated translation is reported with the English then and now', async () => {
  const { outdated } = changedSite();
  expect(Object.fromEntries(await outdated())).toEqual({
    'faq:group.a': { before: 'One e-mail', now: 'One email' },
    'faq:group.b': { before: 'Two', now: 'Two or three' },
  });
});

/** What the check says of the Korean texts. */
function check(site: Site, outdated: OutdatedTexts) {
  const languages = checkBundles(site);
  const [source, korean] = ['en', 'ko'].map((id) => languages.find(({ locale }) => locale.id === id));
  if (!source || !korean) throw new Error('no Korean');
  return checkOutdated(site.root, source, korean, outdated);
}

test('the check reports an outdated translation on its line', async () => {
  const { site, outdated } = changedSite();
  expect(check(site, await outdated())).toContainEqual(
    expect.objectContaining({
      ...{
        level: 'warning',
        rule: 'outdated',
        file: 'locales/ko/faq.json',
        key: 'group.a',
        line: 1,
        column: 17,
      },
      values: { before: 'One e-mail', now: 'One email', confirmation: '"faq:group.a": "One email",' },
    }),
  );
});

test('the present English in confirmed.json confirms a translation', async () => {
  const { outdated, write } = changedSite();
  write(CONFIRMED, confirmed('faq:group.a', 'One email'));
  expect([...(await outdated()).keys()]).toEqual(['faq:group.b']);
});

test('confirmations are written one a line, sorted, over one of the same text', () => {
  const { root, read } = changedSite();
  for (const [key, english] of Object.entries({ 'group.b': 'Two', 'group.a': 'One', 'group.b.c': '“3”' }))
    writeConfirmation(root, 'ko', `faq:${key}`, english);
  writeConfirmation(root, 'ko', 'faq:group.b', 'Two or three');
  expect(read(CONFIRMED)).toBe(
    '{\n  "faq:group.a": "One",\n  "faq:group.b": "Two or three",\n  "faq:group.b.c": "“3”"\n}\n',
  );
});

test('a confirmation ends when English changes again', async () => {
  const { outdated, write, commit } = changedSite();
  write(CONFIRMED, confirmed('faq:group.a', 'One email'));
  commit('en/faq.json', '{"group": {"a": "One letter", "b": "Two or three"}}');
  expect((await outdated()).get('faq:group.a')).toEqual({ before: 'One email', now: 'One letter' });
});

test('English that was reverted needs no confirmation', async () => {
  const { outdated, commit } = changedSite();
  commit('en/faq.json', '{"group": {"a": "One e-mail", "b": "Two"}}');
  expect([...(await outdated())]).toEqual([]);
});

test('a confirmation of a text that English does not have is reported on its line', () => {
  const { site, write } = changedSite();
  write(CONFIRMED, '{\n  "faq:group.a": "One email",\n  "faq:group.c": "Three"\n}\n');
  expect(check(site, new Map())).toEqual([
    expect.objectContaining({
      ...{ rule: 'strayConfirmation', file: `locales/${CONFIRMED}`, key: 'faq:group.c', line: 3 },
    }),
  ]);
});

test('the confirmation of a list that is no longer than the English one is reported', () => {
  const { site, write } = changedSite();
  write('en/faq.json', '{"group": {"a": "One", "b": "Two"}, "list": ["A"]}');
  write('ko/faq.json', '{"group": {"a": "하나", "b": "둘"}, "list": ["가", "나"]}');
  write(CONFIRMED, '{\n  "faq:list": "1"\n}\n');
  expect(check(site, new Map())).toEqual([]);
  write('ko/faq.json', '{"group": {"a": "하나", "b": "둘"}, "list": ["가"]}');
  expect(check(site, new Map())).toEqual([
    expect.objectContaining({ rule: 'strayConfirmation', key: 'faq:list', line: 2 }),
  ]);
});

test('a broken list of confirmations is an error on its line, and no confirmation', async () => {
  const { site, write, outdated } = changedSite();
  write(CONFIRMED, '{\n  "faq:group.a" "One email"\n}\n');
  const found = await outdated();
  expect(found.size).toBe(2);
  expect(check(site, found)).toContainEqual(
    expect.objectContaining({ level: 'error', file: `locales/${CONFIRMED}`, line: 2 }),
  );
});

test('a shallow clone cannot tell what is outdated', async () => {
  const { root, git } = changedSite();
  git('clone', '-q', '--depth', '1', `file://${root}`, join(root, 'half'));
  await expect(outdatedTexts(join(root, 'half'), 'ko')).rejects.toThrow(/history/);
});

async function exported(
  { site, root, outdated }: ReturnType<typeof changedSite>,
  change: (po: string) => string,
) {
  const path = join(root, 'ko.po');
  writeFileSync(path, change(exportPo(site, localeWithId('ko'), await outdated(), english())));
  return path;
}

test('an export marks an outdated translation as fuzzy, with its previous English', async () => {
  const changed = changedSite();
  const po = readFileSync(await exported(changed, (text) => text), 'utf8');
  expect(po).toContain('#, fuzzy\n#| msgid "One e-mail"\nmsgctxt "faq:group.a"\nmsgid "One email"\n');
});

test('an unchanged text that is no longer fuzzy is confirmed; one that still is, is not', async () => {
  const changed = changedSite();
  const path = await exported(changed, (po) => po.replace('#, fuzzy\n#| msgid "One e-mail"\n', ''));
  importPo(changed.site, localeWithId('ko'), path, await changed.outdated(), english());
  expect(JSON.parse(changed.read(CONFIRMED))).toEqual({ 'faq:group.a': 'One email' });
  expect([...(await changed.outdated()).keys()]).toEqual(['faq:group.b']);
});

test('a catalogue from before the English changed confirms nothing', async () => {
  const changed = changedSite();
  const path = await exported(changed, (po) =>
    po.replace(/#, fuzzy\n#\| msgid .*\n/g, '').replace('msgid "One email"', 'msgid "One e-mail"'),
  );
  importPo(changed.site, localeWithId('ko'), path, await changed.outdated(), english());
  expect([...(await changed.outdated()).keys()]).toEqual(['faq:group.a']);
});
