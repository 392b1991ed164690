import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, describe as suite, test as testCase } from 'vitest';
import { fileOf, isNotFound, readRules, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';
import { staticSite } from '../../plugins/prerender/staticSite.ts';
import { countSamples } from '../../plugins/samples.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { defaultLocale, isDefault, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { valuesAt } from '../../tools/launch/contradictions.ts';
import { smtpFaults } from '../../tools/launch/mail.ts';
import { siteFaults } from '../../tools/launch/published.ts';
import { bookTexts } from '../../tools/launch/sameDrawing.ts';
import { folderWith } from '../folders.ts';
import { startNode } from '../processes.ts';
import { edit } from '../projects.ts';
import { serve } from '../serve.ts';
import { isSampleFirm } from '../specification/ownersWords.ts';
import { bundle } from '../unit/bundles.ts';
import { NEW_PARTNER, SAMPLE, tickAll } from './livingFirm.ts';
import { OPEN, run, setLegalDay } from './setup.ts';

// The firm that was handed over: another one has gone live.
const [describe, test] = [suite.runIf(isSampleFirm), testCase.runIf(isSampleFirm)];

const USER = 'website';
const PASSWORD = 'of the mailbox';

const mailServer = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _, callback) =>
    username === USER && password === PASSWORD
      ? callback(null, { user: USER })
      : callback(new Error('Who are you?')),
});

const { root, dist, settings, printed } = inject('hosted');
const addresses = siteAddresses(dist);
const documentOf = (address: string) =>
  new DOMParser().parseFromString(readFileSync(join(dist, fileOf(address)), 'utf8'), 'text/html');

function smtpUrl(user: string): string {
  const address = mailServer.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `smtp://${user}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
}

async function ready(): Promise<{ status: number; output: string }> {
  const env = { ...settings, SMTP_URL: smtpUrl(USER), NO_COLOR: '1' };
  const { closed, printed } = startNode(['tools/launch/ready.ts'], env, { cwd: root });
  return { status: await closed, output: printed() };
}

beforeAll(() => new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

describe('while a sample and two claims are left', () => {
  test('ready names the file, the line and the value of each', async () => {
    const { status, output } = await ready();
    expect(status).toBe(1);
    const [value] = OPEN.flatMap((place) => valuesAt(root, place));
    expect(output).toContain(`${value?.file}:${value?.line}  ${value?.value}`);
    expect(output).toMatch(/locales\/en\/home\.json:\d+ {2}\S/);
    expect(output).not.toContain('SMTP_URL');
  });

  test('every page has a link preview, small enough for WhatsApp', () => {
    const paths = addresses.map((address) => {
      const image = documentOf(address).querySelector('meta[property="og:image"]')?.getAttribute('content');
      return new URL(image ?? '').pathname;
    });
    expect(new Set(paths).size).toBeGreaterThan(addresses.length / 2);
    for (const path of paths) expect(statSync(join(dist, path)).size, path).toBeLessThan(300 * 1024);
  });

  test('the build warns, and keeps no search engine out of the pages of a firm with its own name', () => {
    expect(printed).toContain('Samples: 3; npm run ready');
    const kept = addresses.filter((address) => documentOf(address).querySelector('meta[name=robots]'));
    expect(kept).toEqual(addresses.filter(isNotFound));
    expect(readFileSync(join(dist, '_headers'), 'utf8')).not.toContain('noindex');
  });
});

describe('when every line of the list is done', () => {
  beforeAll(() => {
    setLegalDay(root, '2026-11-28');
    tickAll(root);
  });

  test('no sample is left, and ready finds no blockers', async () => {
    expect(countSamples(root).left).toBe(0);
    const { status, output } = await ready();
    expect(output).toContain('No launch blockers left');
    expect(status).toBe(0);
  });

  test('ready names a mail server that rejects the login', async () => {
    const [fault] = await smtpFaults(smtpUrl('somebody'));
    expect(fault?.setting).toBe('SMTP_URL');
    expect(fault?.problem).toMatch(/rejects the login: .*Who are you\?/);
  });
});

test('the site connects only to the backend of its settings', () => {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = settings as Record<string, string>;
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(`connect-src 'self' ${url};`);
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join();
  for (const setting of [url, key]) expect(text).toContain(setting);
});

const { profileYear } = JSON.parse(readFileSync(join(root, 'src/core/firm/firm.json'), 'utf8'));
const bookOf = (locale: Locale) =>
  profileBookPath(locale.id, isDefault(locale)).replace(/\d{4}/, profileYear);

describe('with all samples replaced, a lawyer and an office more', () => {
  const bookIn = (locale: Locale) => bookTexts(readFileSync(join(dist, bookOf(locale))));

  test('no page, vCard or manifest contains a sample, so the list is complete', () => {
    const made = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|vcf|webmanifest)$/.test(file),
    );
    expect(made.length).toBeGreaterThan(addresses.length);
    for (const file of made) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect(SAMPLE.exec(text)?.[0], file).toBeUndefined();
    }
  });

  test('the profile book of each language has the lawyer and no samples', async () => {
    for (const locale of locales) {
      const book = (await bookIn(locale)).join(' ');
      expect(book).toContain(NEW_PARTNER.name);
      expect(SAMPLE.exec(book)?.[0], locale.name).toBeUndefined();
    }
  });

  test('profiles that are too long for their page of the book run on to the next', async () => {
    const pages = await bookIn(defaultLocale);
    const { areas } = bundle(defaultLocale.id, 'profile');
    const page = pages.findIndex((text) => text.includes(areas.title));
    expect(page).toBeGreaterThan(4);
    expect(pages.slice(3, page).join(' ')).toContain(NEW_PARTNER.name);
  });

  test('the lawyer’s photograph is on its pages, has fitting sizes, and is in the structured data', () => {
    const { id, slug } = NEW_PARTNER;
    for (const path of ['/', '/lawyers', '/history', `/lawyers/${slug}`]) {
      const own = documentOf(path).querySelector(`main picture:has(img[src^="/assets/${id}-"])`);
      const files = own?.innerHTML.match(/\/assets\/[\w-]+\.\w+/g) ?? [];
      expect(files.length, path).toBeGreaterThan(2);
      for (const file of files) expect(statSync(join(dist, file)).size, file).toBeLessThan(150_000);
    }
    const profile = documentOf(`/lawyers/${slug}`);
    const source = profile.querySelector(`img[src^="/assets/${id}-"]`)?.getAttribute('src');
    const data = profile.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data).toContain(`"image":"${settings.SITE_URL}${source}"`);
  });
});

test('of what a browser has drawn again, the daily check names what shows another letter, and nothing else', async () => {
  const published = folderWith().root;
  cpSync(dist, published, { recursive: true });
  // A line of the site's own preview and of the book's cover.
  const change = (from: string, to: string) =>
    edit(root, 'en', 'profile', (texts) => {
      expect(texts.subtitle).toContain(from);
      texts.subtitle = texts.subtitle.replace(from, to);
    });
  change('solicitors', 'solicitars');
  for (const script of ['previews/drawPreviews.ts', 'profile/printBook.ts'])
    await run(root, '--import', 'tsx', join('plugins', script), published);
  change('solicitars', 'solicitors');
  const faults = await siteFaults(await serve(staticSite(published)), dist, readRules(dist));
  // The other one is /og/en.jpg. A host compresses, which this server leaves out.
  expect(faults.filter((fault) => !fault.startsWith('Not compressed'))).toEqual([
    expect.stringMatching(new RegExp(`^Differs .*: ${bookOf(defaultLocale)} and 1 more$`)),
  ]);
});
