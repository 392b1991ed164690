// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangesPage } from '../../../tools/changes/ChangesPage.tsx';
import { changedPages } from '../../../tools/changes/changedPages.ts';
import { changedTexts } from '../../../tools/changes/changedTexts.ts';
import type { SiteUses } from '../../../tools/changes/usesOf.ts';
import { wordsIn } from '../../../tools/i18n/wordsIn.ts';
import { localeWithId } from '../bundles.ts';
import { projectWith } from '../translator/project.ts';

const changed = (file: string, key: string) => ({ locale: 'ko', file, key, before: 'a', after: 'b' });
const on = (...pages: string[]) => pages.map((page) => ({ role: 'text' as const, page }));

test('texts that were reworded, added or deleted have changed; those that were formatted have not', () => {
  const before = projectWith({
    'ko/faq.json': '{"a": "하나", "b": "둘", "gone": "셋"}',
    'ko/same.json': '{"a":"하나"}',
  });
  const after = projectWith({
    'ko/faq.json': '{"a": "하나", "b": "두 번째", "new": {"c": "넷"}}',
    'ko/same.json': '{\n  "a": "하나"\n}\n',
    'ko/more.json': '{"a": "새 글"}',
  });
  expect(changedTexts(before.root, after.root)).toEqual([
    { locale: 'ko', file: 'faq', key: 'b', before: '둘', after: '두 번째' },
    { locale: 'ko', file: 'faq', key: 'new.c', before: null, after: '넷' },
    { locale: 'ko', file: 'faq', key: 'gone', before: '셋', after: null },
    { locale: 'ko', file: 'more', key: 'a', before: null, after: '새 글' },
  ]);
});

test('each page that shows a changed text is named, and what is on every page is shown on one of these', () => {
  const uses: SiteUses = {
    'ko:faq:title': on('/korean/faq'),
    'ko:service:cta': on('/korean/services/a', '/korean/services/b'),
    'ko:common:nav.home': on(
      '/korean',
      '/korean/faq',
      '/korean/services/a',
      '/korean/services/b',
      '/korean/contact',
    ),
  };
  const texts = [changed('common', 'nav.home'), changed('faq', 'title'), changed('service', 'cta')];
  const { pages, elsewhere } = changedPages([...texts, changed('emails', 'subject')], uses);
  expect(pages.map(({ address, texts: shown }) => [address, ...shown.map(({ key }) => key)])).toEqual([
    ['/korean/faq', 'title', 'nav.home'],
    ['/korean/services/a', 'cta'],
    ['/korean/services/b', 'cta'],
  ]);
  expect(elsewhere.map(({ key }) => key)).toEqual(['subject']);
});

test('the page of pictures speaks the language of the texts, and what a text says is no markup', () => {
  const words = wordsIn('ko');
  const text = {
    ...changed('faq', 'title'),
    after: '<script>alert(1)</script>',
    role: 'text' as const,
    others: 3,
  };
  const html = renderToStaticMarkup(
    createElement(ChangesPage, {
      languages: [
        {
          locale: localeWithId('ko'),
          words,
          pages: [{ address: '/korean/faq', texts: [text] }],
          elsewhere: [changed('emails', 'subject')],
        },
      ],
    }),
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('ko');
  expect(page.querySelector('script')).toBeNull();
  expect(page.body.textContent).toContain('<script>alert(1)</script>');
  expect(page.body.textContent).toContain(words.reports('changes.others', { count: 3 }));
  expect([...page.images].map(({ alt }) => alt)).toHaveLength(4);
  expect([...page.images].map((image) => image.getAttribute('src'))).toContain('after/korean_faq-390.jpg');
});
