import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composePage } from '../../../plugins/prerender/composePage.ts';

const shell = readFileSync('index.html', 'utf8');
const assets = {
  scripts: ['/assets/main.js'],
  inlineStyles: 'h1{color:red}',
  styles: ['/assets/site.css'],
  printStyles: '/assets/paper.css',
  lateStyles: ['/assets/korean.css'],
};
const page = { status: 200, lang: 'ko', head: '<title>제목</title>', body: '<h1>제목</h1>' };

/** The content between two tags of the composed page. */
const inside = (html: string, tag: string) => html.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '';

test('puts language, head and body into the shell', () => {
  const html = composePage(shell, page, assets);
  expect(html).toMatch(/^<!doctype html>\n<html lang="ko">/);
  expect(inside(html, 'head')).toContain('<title>제목</title>');
  expect(inside(html, 'head')).toContain('<link rel="stylesheet" href="/assets/site.css">');
  expect(inside(html, 'body').trim()).toMatch(/^<h1>제목<\/h1>/);
  expect(html).not.toContain('<!--');
});

test('inlines the first styles, marks print styles as such, and puts late styles last', () => {
  const html = composePage(shell, page, assets);
  expect(inside(html, 'style')).toBe(assets.inlineStyles);
  expect(inside(html, 'head')).toContain('<link rel="stylesheet" media="print" href="/assets/paper.css">');
  expect(inside(html, 'head')).not.toContain('/assets/korean.css');
  expect(inside(html, 'body').trim()).toMatch(/<link rel="stylesheet" href="\/assets\/korean.css">$/);
});

test('puts scripts after the content and before late styles, without blocking', () => {
  const html = composePage(shell, page, assets);
  const script = '<script type="module" async fetchpriority="low" src="/assets/main.js"></script>';
  expect(inside(html, 'body')).toMatch(new RegExp(`</h1>\\s*${script}\\s*<link rel="stylesheet"`));
  expect(html.split('<script')).toHaveLength(2);
});

test('names the files of the form’s code on a page with the form', () => {
  const formCode = ['/assets/form.js', '/assets/react.js'];
  const named = 'data-form-code="/assets/form.js /assets/react.js"';
  expect(composePage(shell, { ...page, body: '<form></form>' }, { ...assets, formCode })).toContain(named);
  expect(composePage(shell, page, { ...assets, formCode })).not.toContain('data-form-code');
});

test('delays the first paint until the second heading has arrived', () => {
  const body = '<h1>제목</h1><h2 id="offices">사무소</h2><h2 id="visit">오시는 길</h2>';
  const head = inside(composePage(shell, { ...page, body }, assets), 'head');
  expect(head).toMatch(/<link rel="expect" href="#offices" blocking="render">\s*<style>/);
  expect(composePage(shell, page, assets)).not.toContain('rel="expect"');
});

test('adds no empty style element to a page without styles', () => {
  const html = composePage(shell, page, { scripts: [] });
  expect(html).not.toMatch(/<style|stylesheet/);
});

test('keeps dollar signs in texts', () => {
  const html = composePage(shell, { ...page, body: '<p>RM$& $1 $$ $`</p>' }, assets);
  expect(inside(html, 'body')).toContain('<p>RM$& $1 $$ $`</p>');
});

test.each(['<html lang="en">', '<!--head-->', '<!--assets-->', '<!--body-->'])(
  'rejects a shell without %s',
  (place) => {
    expect(() => composePage(shell.replace(place, ''), page, assets)).toThrow(
      `index.html: there is no ${place}`,
    );
  },
);
