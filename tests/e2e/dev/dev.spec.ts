import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, siteAddresses } from '../../../plugins/prerender/hosts/siteRules.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { readKeys } from '../../../supabase/local/keys.ts';
import { dist, oneOfEach } from '../site.ts';
import { type DevServer, expect, test } from './devServer.ts';

/** The classes by which texts are broken. */
const BREAKS = /\b(?:unbroken|sentence|clause|phrase)\b/g;

/** A page's elements, without scripts, and of their attributes only languages and what breaks lines. */
function textsOf(html: string): string {
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return body
    .replace(/<(script|style)\b.*?<\/\1>|<link[^>]*>/gs, '')
    .replace(/<(\w+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
      const [lang = ''] = / lang="[^"]*"/.exec(attributes) ?? [];
      return `\n<${[tag, ...(classes.match(BREAKS) ?? [])].join('.')}${lang}>`;
    })
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

test('npm run dev shows the built site’s texts, breaks and languages', async ({ dev, request }) => {
  // Each page cuts its fonts.
  test.slow();
  const addresses = oneOfEach(siteAddresses(dist));
  for (const address of addresses) {
    const shown = await (await request.get(dev.url + address)).text();
    const built = readFileSync(join(dist, fileOf(address)), 'utf8');
    expect(textsOf(shown), address).toBe(textsOf(built));
  }
  expect(addresses.length).toBeGreaterThan(20);
});

test('it has its backend, and does not serve its keys', async ({ dev, request }) => {
  const dataDir = String(process.env.DATA_DIR);
  const headers = { apikey: readKeys(dataDir).service };
  expect(await (await request.get(`${dev.url}/rest/v1/contacts`, { headers })).json()).toEqual([]);
  const address = `${dataDir.slice(dev.root.length)}/keys.json`;
  for (const path of [address, `/@fs${dev.root}${address}`, `${address}?raw`, `${address}?import`])
    expect((await request.get(dev.url + path)).status(), path).toBe(403);
});

async function edit(dev: DevServer, file: string, from: string, to: string) {
  expect(dev.read(file)).toContain(from);
  await dev.write(file, dev.read(file).replace(from, to));
}

// Nothing touches the browser, so whatever changes on the page did so by itself.
test('an edited component, style and text appear in the open page', async ({ page, dev }) => {
  await page.goto(`${dev.url}/faq`);
  const title = page.locator('h1');
  await expect(title).toBeVisible();

  await edit(dev, 'src/pages/Faq.tsx', "lead={t('intro')}", "lead={t('intro').concat(' (edited)')}");
  await expect(page.getByRole('main')).toContainText('(edited)');

  await edit(dev, 'src/styles/base.css', 'h1 {', 'h1 { outline: 7px solid red;');
  await expect(title).toHaveCSS('outline-width', '7px');

  const texts = `locales/${defaultLocale.id}/faq.json`;
  await dev.write(texts, JSON.stringify({ ...JSON.parse(dev.read(texts)), title: 'Edited: questions' }));
  await expect(title).toContainText('Edited: ');
});

test.describe('a slip in a fact', () => {
  test.use({ expectedConsole: /500|net::ERR_|Failed to fetch|\[vite\]|WebSocket|Outdated Optimize Dep/ });

  test('is shown with its file and line, until it is mended', async ({ page, dev }) => {
    test.setTimeout(400_000);
    const file = 'src/core/firm/firm.json';
    const line = `${file}:3: `;
    await page.goto(`${dev.url}/faq`);
    const before = dev.read(file);
    await dev.write(file, before.replace('"name": "', '"name": \'Edited '));
    await expect(page.locator('vite-error-overlay')).toContainText(line);
    await dev.write(file, before);
    await expect(page.getByRole('main')).toBeVisible({ timeout: 120_000 });
  });
});

test.describe('a file of texts that is broken', () => {
  test.use({ expectedConsole: /500/ });

  test('shows in the page where it is broken and how to fix it, until it is fixed', async ({ page, dev }) => {
    const file = 'locales/ko/faq.json';
    const whole = dev.read(file);
    const [before = ''] = /^.*?"(?=,\n)/s.exec(whole) ?? [];
    await page.goto(`${dev.url}/korean/faq`);
    const title = await page.locator('h1').textContent();
    await dev.write(file, before + whole.slice(before.length + 1));
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(`${file}:${before.split('\n').length}:`);
    await expect(overlay).toContainText('comma');
    // A list as translation software writes it, which the page could not show.
    const texts = JSON.parse(whole);
    texts.groups.general.items = { ...texts.groups.general.items };
    await dev.write(file, JSON.stringify(texts, null, 2));
    await expect(page.locator('body')).toContainText('groups.general.items');
    await expect(page.locator('body')).toContainText(file);
    await dev.write(file, whole);
    await expect(page.locator('h1')).toHaveText(title ?? '');
  });
});
