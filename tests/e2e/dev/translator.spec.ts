import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serviceSlugs } from '../../../src/core/firm/services.ts';
import { EXAMPLE_SETTINGS } from '../../../tools/buildSite.ts';
import { messages } from '../../../tools/i18n/messages.ts';
import { gitIn } from '../../gitIn.ts';
import { filled } from '../../unit/bundles.ts';
import { expect, test } from './devServer.ts';

const BUNDLE = `services/${serviceSlugs[0]}`;
const FILE = `locales/ko/${BUNDLE}.json`;
const PAGE = `/korean/${BUNDLE}`;

/** Marks that were not removed. */
const MARK = /[\ue000\ue001]|%EE%80%8[01]/;

/** Opens a page in the translators' mode. */
async function translate(page: Page, url: string) {
  await page.goto(`${url}?translate`);
  const texts = page.getByRole('button', { name: /^Texts: \p{L}/u });
  await texts.waitFor();
  const panel = page.getByRole('region', { name: 'Texts' });
  return {
    /** The field in place of the text that was clicked on. */
    editor: page.getByRole('textbox', { name: 'Edit the text here' }),
    /** Opens the list of texts. */
    texts,
    panel,
    /** The field of the text that was chosen in the list. */
    text: panel.getByLabel('Text', { exact: true }),
    save: panel.getByRole('button', { name: 'Save' }),
  };
}

test('a translator points at a text, edits it in place and finds it in the file', async ({ page, dev }) => {
  const before = dev.read(FILE);
  const { title } = JSON.parse(before);
  await page.goto(`${dev.url}${PAGE}`);
  await page.getByRole('link', { name: 'Translate' }).click();
  await expect(page.getByRole('button', { name: 'Texts: 한국어' })).toBeVisible();

  const heading = page.locator('h1').getByText(title);
  await heading.hover({ position: { x: 8, y: 8 } });
  const hint = page.locator('.hint');
  await expect(hint).toContainText(FILE);
  await expect(hint).toContainText(JSON.parse(dev.read(`locales/en/${BUNDLE}.json`)).title);

  const size = await heading.evaluate((node) => getComputedStyle(node).fontSize);
  await heading.click({ position: { x: 8, y: 8 } });
  const editor = page.getByRole('textbox', { name: 'Edit the text here' });
  await expect(editor).toHaveText(title);
  expect(await editor.evaluate((node) => getComputedStyle(node).fontSize)).toBe(size);
  await editor.press('Control+a');
  await page.keyboard.type(`${title} "법률"`);
  await page.keyboard.press('Enter');

  await expect(page.locator('h1')).toHaveText(`${title} "법률"`);
  await expect(page.getByText(`Saved in ${FILE}: title`)).toBeVisible();
  expect(dev.read(FILE)).toBe(before.replace(JSON.stringify(title), JSON.stringify(`${title} "법률"`)));
});

test('a text in a link, a button or an answer can be edited, and Escape cancels', async ({ page, dev }) => {
  const before = dev.read('locales/ko/faq.json');
  const { editor } = await translate(page, `${dev.url}/korean/faq`);
  const summary = page.locator('summary').first();
  const question = JSON.parse(before).groups.general.items[0].question;
  await summary.click({ position: { x: 30, y: 30 } });
  await editor.press('End');
  await page.keyboard.type(' a b');
  await expect(editor).toHaveText(`${question} a b`);
  await expect(page.locator('details').first()).not.toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(summary).toHaveText(filled(question));
  // Next to the text, and with Ctrl, a click keeps its normal effect.
  await summary.click({ modifiers: ['Control'], position: { x: 30, y: 30 } });
  await expect(page.locator('details').first()).toHaveAttribute('open');
  expect(dev.read('locales/ko/faq.json')).toBe(before);
});

test('text typed during a save is kept, and saved by the next Enter', async ({ page, dev }) => {
  const before = dev.read(FILE);
  const { title } = JSON.parse(before);
  const { editor } = await translate(page, dev.url + PAGE);
  // The file is written, and the page is about to be loaded anew; the answer is still on its way.
  const held: (() => void)[] = [];
  await page.route(/__translator\/texts$/, async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  const answer = () => held.pop()?.();
  const written = (text: string) => before.replace(JSON.stringify(title), JSON.stringify(text));

  await page
    .locator('h1')
    .getByText(title)
    .click({ position: { x: 8, y: 8 } });
  await editor.press('Control+a');
  await page.keyboard.type(`${title} 하나`);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type(' 둘');
  answer();
  await expect.poll(() => dev.read(FILE)).toBe(written(`${title} 하나`));
  await expect(editor).toHaveText(`${title} 하나 둘`);

  // A click elsewhere neither saves nor discards it.
  await page.locator('main header a').first().click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  answer();
  await expect(page.locator('h1')).toHaveText(`${title} 하나 둘`);
  await expect(page.getByText(`Saved in ${FILE}: title`)).toBeVisible();
  expect(dev.read(FILE)).toBe(written(`${title} 하나 둘`));
});

test.describe('a wrong text', () => {
  test.use({ expectedConsole: /422/ });

  test('is rejected with a reason and stays in the editor', async ({ page, dev }) => {
    const before = dev.read('locales/zh/common.json');
    const { editor } = await translate(page, `${dev.url}/chinese/faq`);
    const { copyright } = JSON.parse(before).footer;
    await page.getByText(filled(copyright)).click();
    await expect(editor).toHaveText(copyright);
    await editor.press('Control+a');
    await page.keyboard.type('版权所有');
    // By keyboard to the toolbar's first button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const lost = copyright.match(/\{\{\w+\}\}/g).join(' and ');
    await expect(page.locator('.bar').getByRole('alert')).toContainText(
      `The placeholders ${lost} are missing`,
    );
    await expect(editor).toHaveText('版权所有');
    expect(dev.read('locales/zh/common.json')).toBe(before);
    await page.keyboard.press('Escape');
  });
});

test('a text that cannot be pointed at is found in the list, edited and shown', async ({ page, dev }) => {
  const file = 'locales/ko/contact.json';
  const before = dev.read(file);
  const { description } = JSON.parse(before).meta;
  const longer = `${description} 최고의 변호사입니다.`;
  const { texts, panel, text, save } = await translate(page, `${dev.url}/korean/contact`);
  await texts.click();
  // It has the texts of the files that the page shows, those for screen readers too.
  await expect(panel.getByRole('button', { name: 'header.openMenu' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'errors.nameRequired' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'acknowledgment.subject' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'contact: meta.description' }).click();
  await expect(text).toHaveValue(description);
  await text.fill(longer);
  await save.click();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', / 최고의 변호사입니다\.$/);
  // The check's warning about the saved text.
  await expect(page.getByRole('alert')).toContainText('최고의');
  expect(dev.read(file)).toBe(before.replace(JSON.stringify(description), JSON.stringify(longer)));

  // The panel is open again after the reload; the texts of other pages, mails included, are found by their words.
  await panel.getByLabel('Show').selectOption('all');
  await panel.getByLabel('Search').fill('acknowledgment.subject');
  await expect(panel.getByRole('button', { name: 'emails: acknowledgment.subject' })).toBeVisible();
});

test('saved texts are listed, and undone step by step, even after a reload', async ({ page, dev }) => {
  const file = 'locales/ko/faq.json';
  const before = dev.read(file);
  const git = gitIn(dev.root);
  git('init', '-q');
  git('add', 'locales');
  git('commit', '-qm', 'Texts');
  const questions: string[] = JSON.parse(before).groups.general.items.map(
    ({ question }: { question: string }) => question,
  );
  const changed = questions.slice(1, 3);
  const { editor, texts, panel } = await translate(page, `${dev.url}/korean/faq`);
  for (const question of changed) {
    await texts.waitFor();
    await page
      .locator('summary')
      .getByText(question)
      .click({ position: { x: 30, y: 10 } });
    await editor.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect.poll(() => dev.read(file)).toContain(`${question}!`);
    await expect(page.getByRole('status').filter({ hasText: 'Saved in' })).toBeVisible();
  }

  await page.reload();
  await texts.click();
  await page.getByLabel('Show').selectOption('changed');
  for (const question of changed) await expect(panel.getByText(`${question} ${question}!`)).toBeVisible();

  for (const question of changed.toReversed()) {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => dev.read(file)).not.toContain(`${question}!`);
    await expect(page.getByRole('status').filter({ hasText: 'Undone in' })).toBeVisible();
  }
  expect(dev.read(file)).toBe(before);
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(0);
  rmSync(join(dev.root, '.git'), { recursive: true });
});

test('a missing text is shown in English, is in the list and is added to the file', async ({ page, dev }) => {
  const file = 'locales/zh/history.json';
  const whole = dev.read(file);
  const { title, ...rest } = JSON.parse(whole);
  await dev.write(file, `${JSON.stringify(rest, null, 2)}\n`);
  const { texts, panel, text, save } = await translate(page, `${dev.url}/chinese/history`);
  await texts.click();
  await expect(page.locator('h1')).toHaveText(JSON.parse(dev.read('locales/en/history.json')).title);
  await panel.getByLabel('Show').selectOption('todo');
  await panel.getByRole('button', { name: 'history: title (missing)' }).click();
  await text.fill(title);
  await save.click();
  await expect(page.locator('h1')).toHaveText(title);
  expect(JSON.parse(dev.read(file))).toEqual(JSON.parse(whole));
});

test.describe('the form', () => {
  // The backend of this test answers the calls for mails with errors.
  test.use({ expectedConsole: /Failed to send (email notification|acknowledgment email)/ });

  test('sends an enquiry without marks', async ({ page, dev }) => {
    await translate(page, `${dev.url}/korean/contact`);
    const form = page.locator('#enquiry form');
    await page.getByRole('button', { name: 'Point and edit' }).click();

    const bodies: string[] = [];
    await page.route(`${EXAMPLE_SETTINGS.VITE_SUPABASE_URL}/**`, async (route) => {
      bodies.push(route.request().postData() ?? '');
      await route.fulfill({
        status: 201,
        json: {},
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      });
    });
    await form.locator('[name=name]').fill('홍길동');
    await form.locator('[name=email]').fill('hong@visitor.example');
    await form.locator('[name=message]').fill('문의드립니다.');
    await form.locator('[type=submit]').click();
    const toast = page.getByText(JSON.parse(dev.read('locales/ko/enquiry.json')).success.title);
    await expect(toast).toBeVisible();
    expect(bodies.join()).toContain('홍길동');
    expect(bodies.join()).not.toMatch(MARK);
    expect(await page.content()).not.toMatch(MARK);
  });
});

test('another site can neither read nor change texts', async ({ dev, request }) => {
  const address = `${dev.url}/__translator/texts?lng=ko`;
  const headers = { origin: 'https://evil.example', 'accept-language': 'ko-KR' };
  // A domain that resolves to this machine.
  expect((await request.get(address, { headers: { host: 'evil.example' } })).status()).toBe(403);
  const before = dev.read(FILE);
  const data = { locale: 'ko', file: BUNDLE, key: 'title', value: 'x', before: JSON.parse(before).title };
  for (const refused of [
    await request.get(address, { headers }),
    await request.post(address, { headers, data }),
  ]) {
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toEqual({ problem: messages.ko.panel.refusals.notAccepted });
  }
  expect(dev.read(FILE)).toBe(before);
});

test('a translation that is older than the English and still right can be confirmed in the panel', async ({
  page,
  dev,
}) => {
  const [english, confirmed] = ['locales/en/history.json', 'locales/ko/confirmed.json'];
  const git = gitIn(dev.root);
  const before = JSON.parse(dev.read(english));
  // Restored after the test.
  dev.read(confirmed);
  const title = `${before.title}!`;
  try {
    git('init', '-qb', 'main');
    git('add', 'locales');
    git('commit', '-qm', 'begin');
    await dev.write(english, JSON.stringify({ ...before, title }, null, 2));
    git('commit', '-qam', 'a sign more');

    const { texts, panel } = await translate(page, `${dev.url}/korean/history`);
    await texts.click();
    await panel.getByLabel('Show').selectOption('todo');
    const row = panel.getByRole('button', { name: /^history: title / });
    await row.click();
    await expect(panel).toContainText(title);
    await panel.getByRole('button', { name: 'It is still right' }).click();
    await expect(row).toHaveCount(0);
    expect(JSON.parse(dev.read(confirmed))).toMatchObject({ 'history:title': title });

    // The panel is there again as it was, and does not ask again.
    await page.reload();
    await expect(panel.getByLabel('Show')).toHaveValue('todo');
    await expect(panel.getByText('No text matches.')).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    rmSync(join(dev.root, '.git'), { recursive: true, force: true });
  }
});
