import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../../tools/i18n/finding.ts';
import { annotation, branchOf, summary } from '../../../tools/i18n/github.ts';
import { messagesIn } from '../../../tools/i18n/messages.ts';
import { localeWithId } from '../bundles.ts';

// tests/locales/mistake.test.ts reads what the whole command says of two mistakes.

const LOST: Finding = {
  ...{
    level: 'error',
    localeId: 'ko',
    file: 'locales/ko/faq.json',
    key: 'items.0.answer',
    line: 41,
    column: 9,
  },
  ...{ rule: 'lostPlaceholder', values: { count: 1, names: ['{{firm}}'] } },
};
const BRANCH = { repository: 'https://github.com/firm/site', ref: 'ko/faq' };

const checked = (id: string, findings: Finding[]) => ({
  ...{ locale: localeWithId(id), bundles: new Map() },
  findings,
});

test('a warning is annotated as such, and the finding of a file has no line', () => {
  const { localeId, file } = LOST;
  expect(annotation({ level: 'warning', localeId, file, rule: 'unknownFile' })).toMatch(
    /^::warning file=locales\/ko\/faq\.json::/,
  );
});

test('special characters of a text are escaped in annotations', () => {
  const note = annotation({
    ...LOST,
    ...{ key: 'a,b:c', rule: 'foreignScript', values: { words: ['100%\n::error::no\r'] } },
  });
  expect(note.split('\n')).toHaveLength(1);
  expect(note).toContain('title=a%2Cb%3Ac::');
  expect(note).toContain('100%25%0A::error::no%0D');
});

test('the summary links to the list of confirmations of a language, with the line to add', () => {
  const older: Finding = {
    ...{ ...LOST, level: 'warning', rule: 'outdated' },
    values: { before: 'One', now: 'One “more”' },
    confirmation: '"faq:items.0.answer": "One “more”",',
  };
  const text = summary([checked('ko', [older])], BRANCH);
  expect(text).toContain(`${BRANCH.repository}/edit/ko/faq/locales/ko/confirmed.json`);
  expect(text).toContain('\n      "faq:items.0.answer": "One “more”",\n');
});

test('the summary of valid texts says so', () => {
  expect(summary([checked('zh', [])], BRANCH)).toContain(messagesIn('zh')('reports.summary.fine'));
});

test('Markdown in a text is escaped in the summary', () => {
  const text = summary(
    [checked('ko', [{ ...LOST, rule: 'foreignScript', values: { words: ['<img src=x> [a](b) `c`'] } }])],
    BRANCH,
  );
  expect(text).toContain('\\<img src\\=x\\> \\[a\\]\\(b\\) \\`c\\`');
});

test('the links of a pull request lead to its head branch, even in a fork', () => {
  const folder = mkdtempSync(join(tmpdir(), 'law-firm-event-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const event = join(folder, 'event.json');
  const env = {
    ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'firm/site' },
    ...{ GITHUB_REF_NAME: '7/merge', GITHUB_EVENT_PATH: event },
  };
  writeFileSync(event, '{}');
  expect(branchOf({ ...env, GITHUB_REF_NAME: 'main' })).toEqual({ ...BRANCH, ref: 'main' });
  const head = { ref: 'patch-1', repo: { full_name: 'jiwoo/site' } };
  writeFileSync(event, JSON.stringify({ pull_request: { head } }));
  expect(branchOf(env)).toEqual({ repository: 'https://github.com/jiwoo/site', ref: 'patch-1' });
});
