import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBundles } from '../../../tools/i18n/checkBundles.ts';
import { checkOutdated, outdatedTexts } from '../../../tools/i18n/outdated.ts';
import type { PageTexts } from '../../../tools/i18n/site.ts';
import { gitIn } from '../../projects.ts';
import { localeWithId } from '../bundles.ts';
import { projectWith, siteOf } from '../textProject.ts';

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
  return { ...made, git, commit, site, outdated: () => outdatedTexts(made.root, 'ko') ?? new Map() };
}

test('words of the search are never outdated, since each language has its own', () => {
  const { commit, write, outdated } = changedSite();
  write('ko/words.json', '{"divorce": "이혼"}');
  commit('en/words.json', '{"divorce": "cerai"}');
  commit('en/words.json', '{"divorce": "cerai, talak"}');
  expect([...outdated().keys()].filter((name) => name.startsWith('words:'))).toEqual([]);
});

test('an outdated translation is reported on its line, with the English then and now', () => {
  const { site, outdated } = changedSite();
  expect(Object.fromEntries(outdated())).toEqual({
    'faq:group.a': { before: 'One e-mail', now: 'One email' },
    'faq:group.b': { before: 'Two', now: 'Two or three' },
  });
  const [korean] = checkBundles(site).filter(({ locale }) => locale.id === 'ko');
  expect(korean && checkOutdated(korean, outdated())).toContainEqual(
    expect.objectContaining({
      ...{ level: 'warning', rule: 'outdated', file: 'locales/ko/faq.json', key: 'group.a' },
      ...{ line: 1, column: 17, values: { before: 'One e-mail', now: 'One email' } },
      confirmation: '"faq:group.a": "One email",',
    }),
  );
});

test('the present English in confirmed.json confirms a translation, until English changes again', () => {
  const { outdated, write, commit } = changedSite();
  write(CONFIRMED, confirmed('faq:group.a', 'One email'));
  expect([...outdated().keys()]).toEqual(['faq:group.b']);
  commit('en/faq.json', '{"group": {"a": "One letter", "b": "Two or three"}}');
  expect(outdated().get('faq:group.a')).toEqual({ before: 'One email', now: 'One letter' });
});

test('a shallow clone cannot tell what is outdated', () => {
  const { root, git } = changedSite();
  git('clone', '-q', '--depth', '1', `file://${root}`, join(root, 'half'));
  expect(outdatedTexts(join(root, 'half'), 'ko')).toBeUndefined();
});

test('what a merge brought in with its English is not outdated', () => {
  const { git, commit, outdated } = changedSite();
  git('checkout', '-qb', 'ko');
  commit('ko/faq.json', '{"group": {"a": "메일 하나", "b": "둘이나 셋"}}');
  git('checkout', '-q', 'main');
  commit('en/home.json', '{}');
  git('merge', '-q', '--no-edit', 'ko');
  expect([...outdated()]).toEqual([]);
});

test('what a branch translated is compared with the English that main has changed since, and is outdated once merged', () => {
  const { root, git, commit, outdated } = changedSite();
  git('checkout', '-qb', 'ko', 'main~1');
  commit('ko/faq.json', '{"group": {"a": "이메일 한 통", "b": "둘"}}');
  expect([...outdated()]).toEqual([]);
  const base = outdatedTexts(root, 'ko', undefined, 'main');
  // The other text is not this branch's.
  expect([...(base ?? [])]).toEqual([['faq:group.a', { before: 'One e-mail', now: 'One email' }]]);
  expect(outdatedTexts(root, 'ko', undefined, '0'.repeat(40))?.size).toBe(0);
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-edit', 'ko');
  expect(outdated().get('faq:group.a')).toEqual({ before: 'One e-mail', now: 'One email' });
});

test('a renamed key, and an entry that moved in its list, stay as old as they were', () => {
  const { commit, outdated } = changedSite();
  commit('en/faq.json', '{"group": {"first": "One email", "list": ["Two or three"]}}');
  commit('ko/faq.json', '{"group": {"first": "이메일 하나", "list": ["새", "둘"]}}');
  expect(outdated().get('faq:group.first')).toEqual({ before: 'One e-mail', now: 'One email' });
  commit('en/faq.json', '{"group": {"first": "One email", "list": ["New", "Two or three"]}}');
  expect(outdated().get('faq:group.list.1')).toEqual({ before: 'Two', now: 'Two or three' });
});

test('a mark or a space is no translation of the present English; texts that changed places are told as such', () => {
  const { commit, outdated } = changedSite();
  commit('ko/faq.json', '{"group": {"a": "이메일, 하나.", "b": "둘이나 셋"}}');
  expect(outdated().get('faq:group.a')).toMatchObject({ before: 'One e-mail', now: 'One email' });
  expect(outdated().has('faq:group.b')).toBe(false);
  commit('en/faq.json', '{"group": {"a": "One", "b": "Two"}}');
  commit('ko/faq.json', '{"group": {"a": "하나", "b": "둘"}}');
  commit('ko/faq.json', '{"group": {"a": "둘", "b": "하나"}}');
  expect(outdated().get('faq:group.a')).toEqual({ before: 'Two', now: 'One', newKey: 'group.b' });
});
