import { expect, test } from 'vitest';
import { createFinder } from '../../../tools/find/findTexts.ts';
import { placedTexts } from '../../../tools/find/placedTexts.ts';
import { projectWith } from '../textProject.ts';

test('words are found in the files of the page, otherwise in any', () => {
  const { root } = projectWith({
    'en/faq.json': '{\n "title": "Questions",\n "call": "Call {{phone}} now"\n}',
    'ko/faq.json':
      '{\n "title": "질문과 답",\n "call": "지금 {{phone}}(으)로 전화",\n "any": "{{a}} {{b}}"\n}',
    'ko/lawyers.json': '{"title": "질문과 답"}',
    'ko/common.json': '{\n "more": "더 보기입니다",\n "skip": "본문으로"\n}',
  });
  const find = createFinder(placedTexts(root, '/korean/faq'));
  const told = (shown: string) => find(shown, true).map(({ file, line, english }) => [file, line, english]);
  expect(told('질문과\u200b 답\n')).toEqual([['locales/ko/faq.json', 2, 'Questions']]);
  expect(told('지금 +60 5-000 0000(으)로 전화')).toEqual([['locales/ko/faq.json', 3, 'Call {{phone}} now']]);
  expect(told('본문으로: 더 보기입니다').map(([, line]) => line)).toEqual([2, 3]);
  expect(told('QUESTIONS')).toEqual([['locales/en/faq.json', 2, undefined]]);
  expect(told('Contoh & Partners')).toEqual([]);
});
