import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { locales } from '../../../src/i18n/locales.ts';
import findings from '../../../tools/i18n/messages/en/findings.json';
import { MESSAGES, messagesIn } from '../../../tools/i18n/messagesIn.ts';
import { checkMessages } from './checkMessages.ts';

test('the messages of the tools exist in English, Chinese and Korean and keep the rules of the site’s texts', () => {
  expect(readdirSync(join(PROJECT, MESSAGES))).toEqual(expect.arrayContaining(['en', 'ko', 'zh']));
  expect(checkMessages({ root: PROJECT, locales })).toEqual([]);
});

test('every rule with a message is used', () => {
  const code = readdirSync(join(PROJECT, 'tools/i18n'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(PROJECT, 'tools/i18n', file), 'utf8'))
    .join();
  expect(
    Object.keys(findings)
      .map((key) => key.replace(/_\w+$/, ''))
      .filter((rule) => !code.includes(`'${rule}'`)),
  ).toEqual([]);
});

test('messages for a language unknown to the tools are in English', () => {
  expect(messagesIn('ms')).toBe(messagesIn('en'));
});

test('several names are joined as a list of the language', () => {
  const values = { count: 2, names: ['{{firm}}', '{{phone}}'] };
  expect(messagesIn('en').findings('lostPlaceholder', values)).toContain('{{firm}} and {{phone}} are');
  expect(messagesIn('zh').findings('lostPlaceholder', values)).toContain('{{firm}}和{{phone}}');
});
