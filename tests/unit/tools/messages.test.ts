import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { locales } from '../../../src/core/i18n/locales.ts';
import { checkBundle } from '../../../tools/i18n/checkBundle.ts';
import { annotation } from '../../../tools/i18n/finding.ts';
import { messages, messagesIn } from '../../../tools/i18n/messages.ts';
import { parseBundle } from '../../../tools/i18n/readBundle.ts';

const read = (id: string) =>
  parseBundle(id, 'messages', readFileSync(join(PROJECT, `tools/i18n/messages/${id}.json`), 'utf8'));

test.for(Object.keys(messages))('messages in %s keep the rules of texts, apart from the glossary', (id) => {
  const tag = locales.find((locale) => locale.id === id)?.tag ?? id;
  const rules = { locale: { id, tag }, terms: [], factNames: [] };
  const [bundle, source] = [read(id), read('en')];
  expect(bundle.findings).toEqual([]);
  const findings = checkBundle(id === 'en' ? bundle : source, bundle, rules);
  // They speak of marks, of commands and of what must not be written.
  const own = ['findings.quotes', 'findings.outside', 'reports.confirm'];
  const free = [
    ...['leftEnglish', 'quotationMarks', 'spaces', 'register', 'superlative', 'lostFigure', 'chatter'],
    ...['otherOrder', 'lostSense', 'addedSense'],
  ];
  expect(findings.filter(({ key = '', rule }) => !own.includes(key) && !free.includes(rule))).toEqual([]);
});

test('messages for a language unknown to the tools are in English', () => {
  expect(messagesIn('ms', '*').localeId).toBe('en');
  expect(messagesIn('ms', 'zh-CN', 'ko').localeId).toBe('zh');
});

test('several names are joined as a list of the language', () => {
  const values = { names: ['{{firm}}', '{{phone}}'] };
  expect(messagesIn('en')('findings.lostPlaceholder', values)).toContain('missing: {{firm}} and {{phone}}.');
  expect(messagesIn('zh')('findings.lostPlaceholder', values)).toContain('{{firm}}和{{phone}}');
});

test('an annotation has the file, the place, and words of its language, which no text breaks out of', () => {
  const note = annotation({
    ...{ level: 'error', localeId: 'ko', file: 'locales/ko/faq.json', line: 41, column: 9 },
    ...{ key: 'a,b:c', rule: 'foreignScript', values: { words: ['100%\n::error::no\r'] } },
  });
  expect(note.split('\n')).toHaveLength(1);
  expect(note).toMatch(/^::error file=locales\/ko\/faq.json,line=41,col=9,title=a%2Cb%3Ac::.*니다/);
  expect(note).toContain('100%25%0A::error::no%0D');
});
