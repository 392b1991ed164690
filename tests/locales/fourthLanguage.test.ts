// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../tools/copyProject.ts';
import { fileOf, isNotFound, siteAddresses } from '../../tools/siteAddresses.ts';
import { replaceIn } from './project.ts';

/** The row that is added. The folder is `locales/ms`, with the English texts where there are none in Malay. */
const ROW = "  { id: 'ms', prefix: '/malay', tag: 'ms', openGraph: 'ms_MY', name: 'Bahasa Malaysia' },\n";
const CONTACT_TITLE = 'Hubungi Kami';

const root = copyProject();
const dist = join(root, 'dist');
const addresses: string[] = [];

const run = (command: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(root, 'data'), NO_COLOR: '1' },
  });
const build = () => run('vite', 'build', '--mode', 'embedded');

beforeAll(() => {
  replaceIn(root, 'src/i18n/locales.ts', '\n];', `\n${ROW}];`);
  const [english, malay] = [join(root, 'locales/en'), join(root, 'locales/ms')];
  cpSync(english, malay, { recursive: true, force: false });
  // Malay has one plural form, and the home page is the default language's own.
  replaceIn(root, 'locales/ms/services.json', '"more_one"', '"removed"');
  const services = readFileSync(join(malay, 'services.json'), 'utf8');
  const line = services.split('\n').find((text) => text.includes('"removed"')) ?? '';
  replaceIn(root, 'locales/ms/services.json', `${line}\n`, '');
  rmSync(join(malay, 'home.json'));
  replaceIn(root, 'locales/ms/enquiry.json', '"Get In Touch"', `"${CONTACT_TITLE}"`);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a mistake in a text', () => {
  beforeAll(() => replaceIn(root, 'locales/ms/common.json', 'Hello {{firm}}', 'Salam sejahtera'));
  afterAll(() => replaceIn(root, 'locales/ms/common.json', 'Salam sejahtera', 'Salam sejahtera {{firm}}'));

  test('stops the build before anything is built, naming file and key', () => {
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toMatch(/locales\/ms\/common\.json:\d+:\d+: whatsappGreeting/);
    expect(stderr).toContain('{{firm}} is lost');
    expect(existsSync(dist)).toBe(false);
  });

  test('fails `npm run i18n`, and so the check, naming file and key', () => {
    const { status, stdout } = run('tsx', 'tools/texts/i18n.ts', 'ms');
    expect(status).toBe(1);
    expect(stdout).toMatch(/error: locales\/ms\/common\.json:\d+:\d+: whatsappGreeting/);
    expect(stdout).toContain('1 error, ');
  });
});

describe('a fourth language that is a folder and a row', () => {
  beforeAll(() => {
    const { status, stderr } = build();
    expect(stderr).not.toMatch(/error/i);
    expect(status).toBe(0);
    addresses.push(...siteAddresses(dist));
  });

  const documentOf = (address: string): Document => {
    const html = readFileSync(join(dist, fileOf(address)), 'utf8');
    return new DOMParser().parseFromString(html, 'text/html');
  };
  const isIn = (prefix: string, address: string) => `${address}/`.startsWith(`${prefix}/`);
  /** The addresses of a language's pages, without the language. */
  const pathsIn = (prefix: string) =>
    addresses
      .filter((address) => isIn(prefix, address))
      .map((address) => address.slice(prefix.length))
      .sort();
  const linksOf = (page: Document): URL[] =>
    [...page.querySelectorAll('a[href]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://site.example/'),
    );

  test('has a page for each page of the others, the 404 page too', () => {
    expect(pathsIn('/malay')).toEqual(pathsIn('/korean'));
    expect(pathsIn('/malay')).toEqual(expect.arrayContaining(['', '/404', '/services/insurance', '/faq']));
    for (const address of addresses.filter((page) => isIn('/malay', page))) {
      const page = documentOf(address);
      expect(page.documentElement.lang, address).toBe('ms');
      expect(page.querySelectorAll('h1'), address).toHaveLength(1);
      expect(page.title, address).not.toBe('');
    }
  });

  test('leads from each of its pages to its own pages and the other languages, and to none that there is not', () => {
    for (const address of addresses) {
      const internal = linksOf(documentOf(address)).filter(({ host }) => host === 'site.example');
      const paths = internal.map(({ pathname }) => pathname).filter((path) => !/\.\w+$/.test(path));
      expect(addresses, address).toEqual(expect.arrayContaining(paths));
      const own = paths.filter((path) => isIn('/malay', path));
      if (isIn('/malay', address)) {
        expect(own, address).toEqual(
          expect.arrayContaining(['/malay', '/malay/contact', '/malay/privacy-policy']),
        );
      } else {
        expect(own, address).toEqual([own[0], ...own.slice(1).map(() => own[0])]);
      }
    }
  });

  test('stands in the languages of every page, at the same page', () => {
    for (const address of addresses.filter((page) => !isNotFound(page))) {
      const page = documentOf(address);
      // The Malay notice is the privacy policy in one more language.
      const original = address.replace('/bahasa-malaysia', '');
      const [, rest = ''] = /^(?:\/(?:chinese|korean|malay))?(\/.*)?$/.exec(original) ?? [];
      const expected = `/malay${rest === '/' ? '' : rest}`;
      const alternate = page.querySelector('link[rel=alternate][hreflang=ms]')?.getAttribute('href');
      expect(new URL(alternate ?? '').pathname, address).toBe(expected);
      const links = [...page.querySelectorAll('body > header a[hreflang=ms][lang=ms]')];
      expect(links.length, address).toBeGreaterThan(0);
      for (const link of links) {
        expect(link.getAttribute('href'), address).toBe(expected);
        expect(link.textContent).toBe('Bahasa Malaysia');
      }
    }
  });

  test('is in the sitemap', () => {
    const sitemap = new DOMParser().parseFromString(
      readFileSync(join(dist, 'sitemap.xml'), 'utf8'),
      'text/xml',
    );
    const listed = [...sitemap.querySelectorAll('loc')].map((loc) => new URL(loc.textContent ?? '').pathname);
    const expected = addresses.filter((address) => isIn('/malay', address) && !isNotFound(address));
    expect(listed.filter((path) => isIn('/malay', path)).sort()).toEqual(expected.sort());
    for (const url of sitemap.querySelectorAll('url')) {
      expect(url.querySelector('[hreflang=ms]')?.getAttribute('href')).toContain('/malay');
    }
  });

  test('has its texts on its pages and in the form that the browser loads', () => {
    expect(documentOf('/malay/contact').body.textContent).toContain(CONTACT_TITLE);
    expect(documentOf('/contact').body.textContent).not.toContain(CONTACT_TITLE);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const withText = scripts.filter((file) =>
      readFileSync(join(dist, 'assets', file), 'utf8').includes(CONTACT_TITLE),
    );
    expect(withText).toHaveLength(1);
  });
});
