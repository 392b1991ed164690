import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { PROJECT } from '../../../tools/project.ts';
import { checkWords } from '../../../tools/words/checkWords.ts';
import findings from '../../../tools/words/locales/en/findings.json';
import { createSay } from '../../../tools/words/say.ts';
import { WORDS, wordsIn } from '../../../tools/words/wordsIn.ts';

test('the tools speak English, Chinese and Korean, in sentences that keep the rules of the site’s texts', () => {
  expect(readdirSync(join(PROJECT, WORDS))).toEqual(expect.arrayContaining(['en', 'ko', 'zh']));
  expect(checkWords({ root: PROJECT, locales })).toEqual([]);
});

test('every rule that has sentences is broken by something', () => {
  const code = readdirSync(join(PROJECT, 'tools/texts'))
    .map((file) => readFileSync(join(PROJECT, 'tools/texts', file), 'utf8'))
    .join();
  expect(Object.keys(findings).filter((rule) => !code.includes(`'${rule}'`))).toEqual([]);
});

test('who works on a language that the tools do not speak is answered in English', () => {
  expect(wordsIn('ms')).toBe(wordsIn('en'));
});

test('several names are named as the language names them', () => {
  const values = { count: 2, names: ['{{firm}}', '{{phone}}'] };
  expect(wordsIn('en').findings('lostPlaceholder.problem', values)).toContain('{{firm}} and {{phone}} are');
  expect(wordsIn('zh').findings('lostPlaceholder.problem', values)).toContain('{{firm}}和{{phone}}');
});

test('a sentence that there is not is an error of the code', () => {
  const say = createSay<'findings'>('en', { emptyText: { problem: 'Empty.' } });
  expect(() => say('emptyText.todo')).toThrow(/emptyText\.todo/);
});
