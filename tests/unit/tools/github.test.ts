import { expect, test } from 'vitest';
import type { Finding } from '../../../tools/i18n/finding.ts';
import { annotation, summary } from '../../../tools/i18n/github.ts';
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

test('Markdown in a text is escaped in the summary', () => {
  const text = summary(
    [checked('ko', [{ ...LOST, rule: 'foreignScript', values: { words: ['<img src=x> [a](b) `c`'] } }])],
    BRANCH,
  );
  expect(text).toContain('\\<img src\\=x\\> \\[a\\]\\(b\\) \\`c\\`');
});
