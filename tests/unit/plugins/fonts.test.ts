import { expect, test } from 'vitest';
import { headingFamily } from '../../../plugins/fonts/families.ts';
import { distribute, slicesOf } from '../../../plugins/fonts/slices.ts';
import { finishPage } from '../../../plugins/prerender/finishPage.ts';
import { readStyles } from '../../../plugins/prerender/siteStyles.ts';

const SERIF = slicesOf('@fontsource-variable/source-serif-4', 'opsz');

test('a language has the heading family of its script or none', () => {
  expect(headingFamily('zh-Hans')?.family).toBe('Noto Serif SC Variable');
  expect(headingFamily('zh-MY')?.family).toBe('Noto Serif SC Variable');
  expect(headingFamily('ko')?.family).toBe('Noto Serif KR Variable');
  for (const tag of ['en', 'ms', 'ta', 'ja', 'zh-Hant']) expect(headingFamily(tag), tag).toBeUndefined();
});

test('the characters of a text are assigned to the parts of a font, Latin first', () => {
  const parts = distribute('Ipoh, Żółw, Иван', SERIF).map(({ slice, text }) => [slice.name, text]);
  expect(parts[0]).toEqual(['latin', ' ,Ihopwó']);
  expect(Object.fromEntries(parts)).toMatchObject({ 'latin-ext': 'łŻ', cyrillic: 'Иавн' });
});

test('the text set in the serif family is found by styles and page', () => {
  const css =
    '@layer base{:is(h1,h2):lang(zh),.quote::before,ol>:first-child{color:red;font-family:var(--serif)}p{font-family:var(--sans)}.figure{font:500 2rem var(--serif)}}';
  const body = '<h1>甲<em>乙</em></h1><p>丙</p><dd class="figure">丁</dd><ol><li>戊<li>己</ol>';
  const { serif } = readStyles(css, '');
  const page = { path: '/', kind: 'home', status: 200, lang: 'zh-Hans', head: '', body } as const;
  expect(finishPage(page, serif).serifText).toBe('甲乙戊丁');
});

test('a page keeps the rules of which it has one class of a list, or lacks a class that is excluded', () => {
  const css = '.a>:is(.b,.c:not(.d)){top:0}.a:not(.e){top:1px}.a .c{top:2px}';
  expect(readStyles(css, '').inline(new Set(['a', 'b']))).toBe(
    '.a>:is(.b,.c:not(.d)){top:0}.a:not(.e){top:1px}',
  );
});
