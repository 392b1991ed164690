import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composePage, finishPage } from '../../../plugins/prerender/finishPage.ts';

const shell = readFileSync('index.html', 'utf8');
const page = finishPage({ status: 200, lang: 'ko', head: '<title>제목</title>', body: '<h1>제목</h1>' });

// The pages themselves are read by tests/site.

test('puts late styles after the content', () => {
  const late = '<link rel="stylesheet" href="/assets/korean.css">';
  const html = composePage(shell, page, { scripts: [], lateStyles: ['/assets/korean.css'] });
  expect(html.indexOf(late)).toBeGreaterThan(html.indexOf('</h1>'));
});

test('adds no empty style element to a page without styles', () => {
  expect(composePage(shell, page, { scripts: [] })).not.toMatch(/<style|stylesheet/);
});

test('a page in a language from right to left says so', () => {
  const arabic = { ...page, lang: 'ar' };
  expect(composePage(shell, arabic, { scripts: [] })).toContain('<html lang="ar" dir="rtl">');
  expect(composePage(shell, page, { scripts: [] })).toContain('<html lang="ko">');
});

test('keeps dollar signs in texts', () => {
  const body = '<p>RM$& $1 $$ $`</p>';
  expect(composePage(shell, { ...page, body }, { scripts: [] })).toContain(body);
});
