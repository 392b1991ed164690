import { expect, test } from 'vitest';
import { bestMatch } from '../../../src/core/i18n/bestMatch.ts';

const rows = ['en', 'zh-Hans', 'zh-Hant', 'ko', 'ar'].map((tag) => ({ tag }));

test.each([
  [['ko-KR'], 'ko'],
  [['fr', 'en-GB'], 'en'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-MY'], 'zh-Hans'],
  [['yue'], 'zh-Hant'],
  [['yue-CN'], 'zh-Hans'],
  [['cmn'], 'zh-Hans'],
  [['ms', 'nan', 'en'], 'zh-Hans'],
  [['*', '', 'not a tag', 'AR-sa'], 'ar'],
  [['fr'], undefined],
])('of a reader of %s the language is %s', (wanted, tag) => {
  expect(bestMatch(wanted, rows)?.tag).toBe(tag);
});

test('a reader of another script gets the language in the one that there is', () => {
  const simplified = [{ tag: 'en' }, { tag: 'zh-Hans' }];
  for (const tag of ['zh-TW', 'yue', 'cmn-Hant']) expect(bestMatch([tag], simplified)?.tag).toBe('zh-Hans');
});
