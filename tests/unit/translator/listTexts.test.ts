import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageTexts } from '../../../tools/i18n/site.ts';
import { listTexts } from '../../../tools/translator/server/listTexts.ts';
import { ownPatch } from '../../../tools/translator/server/ownChanges.ts';
import { gitIn } from '../../gitIn.ts';
import { projectWith, siteOf } from './project.ts';

const pages: readonly PageTexts[] = [
  { path: '/', bundles: ['home'], only: 'default' },
  { path: '/faq', bundles: ['faq'] },
];

function project() {
  const made = projectWith({
    'en/faq.json': '{"a": "One", "b": "FAQ", "c": "{{firm}}", "d_one": "x", "d_other": "y"}',
    'en/home.json': '{"a": "Home"}',
    'en/emails.json': '{"subject": "Dear {{name}}"}',
    'ko/faq.json': '{"a": "하나", "b": "FAQ", "c": "{{firm}}"}',
  });
  const site = siteOf(made.root, {
    pages,
    pagesOf: () => pages.filter(({ only }) => !only),
    factNames: ['firm'],
  });
  const git = gitIn(made.root);
  const commit = () => {
    git('add', '.');
    git('commit', '-qm', 'change');
  };
  const states = async () => {
    const { texts, problem } = await listTexts(site, 'ko');
    return { problem, states: Object.fromEntries(texts.map((t) => [`${t.file}:${t.key}`, t.states.join()])) };
  };
  const list = async () => (await listTexts(site, 'ko')).texts;
  return { ...made, git, commit, states, list };
}

describe('the list of texts', () => {
  it('marks missing texts', async () => {
    const { states } = project();
    expect((await states()).states).toEqual({
      'faq:a': '',
      'faq:b': '',
      'faq:c': '',
      'faq:d_other': 'missing',
      'emails:subject': 'missing',
    });
  });

  it('marks outdated texts, ignoring changes of formatting', async () => {
    const { git, commit, states, write } = project();
    git('init', '-q');
    commit();
    expect((await states()).states['faq:a']).toBe('');
    write('ko/faq.json', '{\n  "a": "하나",\n  "b": "FAQ",\n  "c": "{{firm}}"\n}\n');
    commit();
    write('en/faq.json', '{"a": "One more", "b": "FAQ", "c": "{{firm}}"}');
    expect((await states()).states['faq:a']).toBe('outdated');
    commit();
    write('en/faq.json', '{\n  "a": "One more",\n  "b": "FAQ",\n  "c": "{{firm}}"\n}');
    commit();
    expect(await states()).toMatchObject({
      problem: undefined,
      states: { 'faq:a': 'outdated', 'faq:b': '', 'faq:c': '' },
    });
    write('ko/faq.json', '{"a": "하나 더", "b": "FAQ", "c": "{{firm}}"}');
    expect((await states()).states['faq:a']).toBe('');
  });

  it('has what was changed since the last commit, also in a new file, and gives it as a patch', async () => {
    const { git, commit, root, read, write, list } = project();
    git('init', '-q');
    commit();
    const changed = async () =>
      (await list()).flatMap(({ file, key, original, value }) =>
        original === undefined ? [] : [[`${file}:${key}`, original, value]],
      );
    expect(await changed()).toEqual([]);
    write('ko/faq.json', '{"a": "하나 더", "b": "FAQ", "c": "{{firm}}", "d_other": "와이"}');
    write('ko/emails.json', '{"subject": "{{name}} 님께"}');
    expect(new Set(await changed())).toEqual(
      new Set([
        ['faq:a', '하나', '하나 더'],
        ['faq:d_other', null, '와이'],
        ['emails:subject', null, '{{name}} 님께'],
      ]),
    );
    const files = ['ko/faq.json', 'ko/emails.json'];
    const after = files.map(read);
    const patch = join(root, 'texts.patch');
    writeFileSync(patch, await ownPatch(root));
    git('stash', '-q', '--include-untracked', '--', 'locales');
    expect(await changed()).toEqual([]);
    git('apply', patch);
    expect(files.map(read)).toEqual(after);
  });

  it('reports a missing history', async () => {
    const { states } = project();
    expect((await states()).problem).toContain('there is none here');
  });
});
