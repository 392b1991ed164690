import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../tools/i18n/messages.ts';
import type { PageTexts } from '../../../tools/i18n/site.ts';
import { listTexts } from '../../../tools/translator/server/listTexts.ts';
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
  const states = () => {
    const { texts, problem } = listTexts(site, 'ko', messagesIn('en'));
    return { problem, states: Object.fromEntries(texts.map((t) => [`${t.file}:${t.key}`, t.state])) };
  };
  const list = () => listTexts(site, 'ko', messagesIn('en')).texts;
  return { ...made, git, commit, states, list };
}

describe('the list of texts', () => {
  it('marks missing texts', () => {
    const { states } = project();
    expect(states().states).toEqual({
      'faq:a': undefined,
      'faq:b': undefined,
      'faq:c': undefined,
      'faq:d_other': 'missing',
      'emails:subject': 'missing',
    });
  });

  it('marks outdated texts, ignoring changes of formatting', () => {
    const { git, commit, states, write } = project();
    git('init', '-q');
    commit();
    expect(states().states['faq:a']).toBeUndefined();
    write('ko/faq.json', '{\n  "a": "하나",\n  "b": "FAQ",\n  "c": "{{firm}}"\n}\n');
    commit();
    write('en/faq.json', '{"a": "One more", "b": "FAQ", "c": "{{firm}}"}');
    expect(states().states['faq:a']).toBe('outdated');
    commit();
    write('en/faq.json', '{\n  "a": "One more",\n  "b": "FAQ",\n  "c": "{{firm}}"\n}');
    commit();
    expect(states()).toMatchObject({
      problem: undefined,
      states: { 'faq:a': 'outdated', 'faq:b': undefined, 'faq:c': undefined },
    });
    write('ko/faq.json', '{"a": "하나 더", "b": "FAQ", "c": "{{firm}}"}');
    expect(states().states['faq:a']).toBeUndefined();
  });

  it('has what was changed since the last commit, also in a new file', () => {
    const { git, commit, write, list } = project();
    git('init', '-q');
    commit();
    const changed = () =>
      list().flatMap(({ file, key, original, value }) =>
        original === undefined ? [] : [[`${file}:${key}`, original, value]],
      );
    expect(changed()).toEqual([]);
    write('ko/faq.json', '{"a": "하나 더", "b": "FAQ", "c": "{{firm}}", "d_other": "와이"}');
    write('ko/emails.json', '{"subject": "{{name}} 님께"}');
    expect(new Set(changed())).toEqual(
      new Set([
        ['faq:a', '하나', '하나 더'],
        ['faq:d_other', null, '와이'],
        ['emails:subject', null, '{{name}} 님께'],
      ]),
    );
  });

  it('reports a missing history', () => {
    const { states } = project();
    expect(states().problem).toContain('there is none here');
  });
});
