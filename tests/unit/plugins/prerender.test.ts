import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { composePage, finishPage, ROBOTS, withNoindex } from '../../../plugins/prerender/finishPage.ts';
import { filesBelow, PROJECT } from '../../../plugins/project.ts';

const shell = readFileSync('index.html', 'utf8');
const home = { path: '/', kind: 'home', status: 200, head: '<title>제목</title>' } as const;
const page = finishPage({ ...home, lang: 'ko', body: '<h1>제목</h1>' });

// The pages themselves are read by tests/site.

test('puts late styles after the content', () => {
  const late = '<link rel="stylesheet" href="/assets/korean.css">';
  const html = composePage(shell, page, { scripts: [], lateStyles: ['/assets/korean.css'] });
  expect(html.indexOf(late)).toBeGreaterThan(html.indexOf('</h1>'));
});

test('while search engines are kept out, each page says so once, and crawlers may read it', () => {
  const hidden = withNoindex(withNoindex(page));
  expect(hidden.head.match(/<meta name="robots" content="noindex"/g)).toHaveLength(1);
  expect(ROBOTS).not.toMatch(/Disallow: \S|Sitemap:/);
});

test('a page in a language from right to left says so', () => {
  const arabic = { ...page, lang: 'ar' };
  expect(composePage(shell, arabic, { scripts: [] })).toContain('<html lang="ar" dir="rtl">');
  expect(composePage(shell, page, { scripts: [] })).toContain('<html lang="ko">');
});

test.each([
  ['<p>In danger, call 999; leave.</p>', '<p>In danger, call <a href="tel:999">999</a>; leave.</p>'],
  ['<li>马上打15999。</li>', '<li>马上打<a href="tel:15999">15999</a>。</li>'],
  ['<p>RM1,999 and RM999.50, No. 9990</p>', '<p>RM1,999 and RM999.50, No. 9990</p>'],
  ['<p><a href="tel:997">997</a></p>', '<p><a href="tel:997">997</a></p>'],
  // WebKit takes the role from lists without markers.
  [
    '<ul><li>A<ol class="a"></ol></li></ul>',
    '<ul role="list"><li>A<ol class="a" role="list"></ol></li></ul>',
  ],
])(
  'makes the number of a helpline a link that calls it, and says that a list is one: %s',
  (html, finished) => {
    const body = `<main>${html}</main>`;
    expect(finishPage({ ...home, lang: 'en', body }).body).toBe(`<main>${finished}</main>`);
  },
);

test('keeps dollar signs in texts', () => {
  const body = '<p>RM$& $1 $$ $`</p>';
  expect(composePage(shell, { ...page, body }, { scripts: [] })).toContain(body);
});

const { default: worker } = await import(join(PROJECT, 'plugins/prerender/hosts/worker.js'));

test('no two stylesheets have the same name, which their classes bear', () => {
  const names = filesBelow(join(PROJECT, 'src')).map((file) => basename(file));
  const modules = names.filter((name) => name.endsWith('.module.css'));
  expect(modules).toEqual([...new Set(modules)]);
});

/** Cloudflare's answer, with the header that `_headers` gives to everything under `/assets/`. */
const answered = (status: number) => ({
  ASSETS: {
    fetch: async () => new Response('body', { status, headers: { 'Cache-Control': 'max-age=31536000' } }),
  },
});
const request = new Request('https://site.example/assets/main.js');

test('on Cloudflare a missing asset is not cached, and an existing one is cached for a year', async () => {
  const missing: Response = await worker.fetch(request, answered(404));
  const answer = [missing.status, missing.headers.get('cache-control'), await missing.text()];
  expect(answer).toEqual([404, 'no-store', 'body']);
  const there: Response = await worker.fetch(request, answered(200));
  expect([there.status, there.headers.get('cache-control')]).toEqual([200, 'max-age=31536000']);
});
