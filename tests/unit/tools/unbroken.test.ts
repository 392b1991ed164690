// @vitest-environment node
import { expect, test } from 'vitest';
import { unbroken } from '../../../tools/prerender/unbroken.ts';

/** What of a text is kept on one line, a stroke between any two. */
function together(text: string, lang: string): string {
  const parts = [...unbroken(`<p>${text}</p>`, lang).matchAll(/<span class="unbroken">(.*?)<\/span>/g)];
  return parts.map(([, part]) => part).join('|');
}

test.each([
  ['ko', '판정(award)에 대하여 고등법원(High Court)에 상소', 'award)에|Court)에'],
  ['ko', '1976년 법률개혁(혼인·이혼)법(Law Reform Act 1976) 제129(3)(f)조를', '인·|이혼)법|제129(3)(f)조를'],
  ['ko', '말레이시아 변호사(외국 포함), 곧', ''],
  ['zh-Hans', '《1967年工业关系法令》第20（1A）条和第 33C条', '第20（1A）条|第 33C条'],
  ['en', 'The High Court (Ipoh) is open. Call +60\u00a05-000\u00a00000, not 1892-1906.', '+60\u00a05-000\u00a00000'],
])('what a typesetter keeps on a line in %s: %s', (lang, text, kept) => {
  expect(together(text, lang)).toBe(kept);
});

test('the words of a page stay what they are, in attributes and in the form too', () => {
  const form = '<form><label title="전화(+60 5-000 0000)로">성명(한글)을</label></form>';
  const body = `<p title="전화(+60 5-000 0000)로">전화(+60 5-000 0000)로</p>${form}`;
  const page = unbroken(body, 'ko');
  expect(page.replace(/<\/?span[^>]*>/g, '')).toBe(body);
  expect(page).toMatch(/^<p title="전화\(\+60 5-000 0000\)로">/);
  expect(page).toContain(form);
});
