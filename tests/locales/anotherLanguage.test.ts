// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { hosted } from '../../tools/buildSite.ts';
import { copyProject } from '../../tools/copyProject.ts';
import { PROJECT } from '../../tools/project.ts';
import { openSamples } from '../../tools/ready/checklist.ts';
import { fileOf, isNotFound, siteAddresses } from '../../tools/siteAddresses.ts';
import { replaceIn } from './project.ts';

/** The language that is added: one that no client of the firm will ask for. */
const ESPERANTO: Locale = {
  id: 'eo',
  prefix: '/esperanto',
  tag: 'eo',
  openGraph: 'eo_EO',
  name: 'Esperanto',
};
/** A text of its own. The others are the English ones. */
const FORM_TITLE = 'Skribu al ni';

/** What a host sets. */
const settings = { ...hosted, VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_host' };

const root = copyProject();
// `npm run i18n` looks at the editor's settings, too.
cpSync(join(PROJECT, '.vscode'), join(root, '.vscode'), { recursive: true });
const dist = join(root, 'dist');
const addresses: string[] = [];

const run = (command: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings, NODE_ENV: 'production', NO_COLOR: '1' },
  });

/** Changes the texts of a bundle of the language. */
function change(bundle: string, by: (texts: Record<string, unknown>) => void): void {
  const file = join(root, 'locales', ESPERANTO.id, `${bundle}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  by(texts);
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

beforeAll(() => {
  replaceIn(root, 'src/i18n/locales.ts', '\n];', `\n  ${JSON.stringify(ESPERANTO)},\n];`);
  cpSync(join(root, 'locales', defaultLocale.id), join(root, 'locales', ESPERANTO.id), { recursive: true });
  // The home page is the default language's own.
  rmSync(join(root, 'locales', ESPERANTO.id, 'home.json'));
  change('enquiry', (texts) => {
    texts.title = FORM_TITLE;
  });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a mistake in a text', () => {
  let place: string;
  let right: unknown;

  beforeAll(() => {
    change('common', (texts) => {
      right = texts.whatsappGreeting;
      texts.whatsappGreeting = 'Saluton';
    });
    const lines = readFileSync(join(root, 'locales', ESPERANTO.id, 'common.json'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('"whatsappGreeting"'));
    const column = (lines[line] ?? '').indexOf('"Saluton"') + 1;
    place = `locales/${ESPERANTO.id}/common.json:${line + 1}:${column}: whatsappGreeting`;
  });
  afterAll(() =>
    change('common', (texts) => {
      texts.whatsappGreeting = right;
    }),
  );

  test('stops the build before anything is built, naming file and key', () => {
    const { status, stderr } = run('vite', 'build');
    expect(status).toBe(1);
    expect(stderr).toContain(place);
    expect(stderr).toContain('{{firm}} is lost');
    expect(existsSync(dist)).toBe(false);
  });

  test('fails `npm run i18n`, and so the check, naming file and key', () => {
    const { status, stdout } = run('tsx', 'tools/texts/i18n.ts', ESPERANTO.id);
    expect(status).toBe(1);
    expect(stdout).toContain(`error: ${place}`);
    expect(stdout).toContain('1 error, ');
  });
});

const documentOf = (address: string): Document =>
  new DOMParser().parseFromString(readFileSync(join(dist, fileOf(address)), 'utf8'), 'text/html');

describe('a site built for a host with one more language, which is a folder and a row', () => {
  beforeAll(() => {
    const { status, stderr } = run('vite', 'build');
    expect(stderr).not.toMatch(/error/i);
    expect(status).toBe(0);
    addresses.push(...siteAddresses(dist));
  });

  const isOwn = (address: string) => `${address}/`.startsWith(`${ESPERANTO.prefix}/`);
  const linksOf = (page: Document): string[] =>
    [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

  test('has a page in it for each page of the others, the 404 page too', () => {
    const [other] = locales.filter(({ prefix }) => prefix !== '');
    const pathsIn = (prefix = '') =>
      addresses
        .filter((address) => `${address}/`.startsWith(`${prefix}/`))
        .map((address) => address.slice(prefix.length))
        .sort();
    expect(pathsIn(ESPERANTO.prefix)).toEqual(pathsIn(other?.prefix));
    expect(pathsIn(ESPERANTO.prefix)).toEqual(expect.arrayContaining(['', '/404', '/faq']));
    for (const address of addresses.filter(isOwn)) {
      expect(documentOf(address).documentElement.lang, address).toBe(ESPERANTO.tag);
    }
  });

  test('leads from each of its pages to pages that there are, and its own are in it', () => {
    for (const address of addresses) {
      const pages = linksOf(documentOf(address))
        .map((href) => href.replace(/#.*/, ''))
        .filter((path) => !/\.\w+$/.test(path));
      expect(addresses, address).toEqual(expect.arrayContaining(pages));
      const own = new Set(pages.filter(isOwn));
      // From the pages of other languages there is one link to the language, that of the same page.
      if (!isOwn(address)) expect(own.size, address).toBe(1);
      else expect([...own], address).toContain(`${ESPERANTO.prefix}/contact`);
    }
  });

  test('names it in the languages of every page, at the same page', () => {
    for (const locale of [...locales, ESPERANTO]) {
      const path = localizedPath(locale, '/faq');
      const page = documentOf(path);
      const alternate = page.querySelector(`link[rel=alternate][hreflang=${ESPERANTO.tag}]`);
      const expected = `${ESPERANTO.prefix}/faq`;
      expect(alternate?.getAttribute('href'), path).toBe(settings.SITE_URL + expected);
      const links = [...page.querySelectorAll(`body > header a[hreflang=${ESPERANTO.tag}]`)];
      expect(links.length, path).toBeGreaterThan(0);
      for (const link of links) {
        expect([link.getAttribute('href'), link.textContent]).toEqual([expected, ESPERANTO.name]);
      }
    }
  });

  test('has it in the sitemap', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    for (const address of addresses.filter((each) => isOwn(each) && !isNotFound(each))) {
      expect(sitemap).toContain(`<loc>${settings.SITE_URL}${address}</loc>`);
    }
  });

  test('has its texts on its pages and in the form that the browser loads', () => {
    expect(documentOf(`${ESPERANTO.prefix}/contact`).body.textContent).toContain(FORM_TITLE);
    expect(documentOf('/contact').body.textContent).not.toContain(FORM_TITLE);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const withText = scripts.filter((file) =>
      readFileSync(join(dist, 'assets', file), 'utf8').includes(FORM_TITLE),
    );
    expect(withText).toHaveLength(1);
  });

  test('keeps search engines out while a sample is left, and lets them read that', () => {
    const kept = openSamples(root).length > 0;
    for (const address of addresses.filter((each) => !isNotFound(each))) {
      const robots = documentOf(address).querySelectorAll('meta[name=robots][content=noindex]');
      expect(robots, address).toHaveLength(kept ? 1 : 0);
    }
    expect(/^ {2}X-Robots-Tag: noindex$/m.test(readFileSync(join(dist, '_headers'), 'utf8'))).toBe(kept);
    const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
    expect(robots.includes('Sitemap:')).toBe(!kept);
    expect(robots).not.toMatch(/Disallow: \S/);
  });

  test('speaks to the backend of its settings, and to no other', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toContain(`connect-src 'self' ${settings.VITE_SUPABASE_URL};`);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join();
    expect(text).toContain(settings.VITE_SUPABASE_URL);
    expect(text).toContain(settings.VITE_SUPABASE_ANON_KEY);
  });
});
