import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serviceSlugs } from '../../../src/core/firm/services.ts';
import { messages } from '../../../tools/i18n/messages.ts';
import { gitIn } from '../../gitIn.ts';
import { expect, test } from './devServer.ts';

const BUNDLE = `services/${serviceSlugs[0]}`;
const FILE = `locales/ko/${BUNDLE}.json`;
const PAGE = `/korean/${BUNDLE}`;

/** Opens a page in the translators' mode. */
async function translate(page: Page, url: string) {
  await page.goto(`${url}?translate`);
  const texts = page.getByRole('button', { name: /^Texts: \p{L}/u });
  await texts.waitFor();
  const editor = page.getByRole('region', { name: 'Text', exact: true });
  return {
    /** Opens the list of texts. */
    texts,
    panel: page.getByRole('region', { name: 'Texts' }),
    /** What is shown of the text that was clicked on, or chosen in the list, and its field. */
    editor,
    field: editor.getByRole('textbox', { name: 'Text' }),
    save: editor.getByRole('button', { name: 'Save' }),
  };
}

/** Gives the texts of the copy a history, until the returned function deletes it. */
function withHistory(root: string) {
  const git = gitIn(root);
  git('init', '-qb', 'main');
  git('add', 'locales');
  git('commit', '-qm', 'Texts');
  return { git, deleteIt: () => rmSync(join(root, '.git'), { recursive: true, force: true }) };
}

test('a translator points at a text, edits it and finds it in the file and in the list of changes', async ({
  page,
  dev,
}) => {
  const before = dev.read(FILE);
  const { title } = JSON.parse(before);
  const history = withHistory(dev.root);
  await page.goto(`${dev.url}${PAGE}`);
  await page.getByRole('link', { name: 'Translate' }).click();
  const { editor, field, texts, panel } = await translate(page, dev.url + PAGE);

  const heading = page.locator('h1').getByText(title);
  await heading.hover({ position: { x: 8, y: 8 } });
  const pointed = () => page.evaluate(() => [...(CSS.highlights.get('translator') ?? [])].join(''));
  await expect.poll(pointed).toBe(title);
  await heading.click({ position: { x: 8, y: 8 } });
  await expect(editor).toContainText(FILE);
  await expect(editor).toContainText(JSON.parse(dev.read(`locales/en/${BUNDLE}.json`)).title);
  await expect(field).toHaveValue(title);
  const changed = `${title} "법률"`;
  await field.fill(changed);
  await page.keyboard.press('Enter');

  await expect(page.locator('h1')).toHaveText(changed);
  await expect(page.getByText(`Saved in ${FILE}: title`)).toBeVisible();
  expect(dev.read(FILE)).toBe(before.replace(JSON.stringify(title), JSON.stringify(changed)));
  await texts.click();
  await panel.getByLabel('Show').selectOption('changed');
  await expect(panel.getByText(`${title} ${changed}`)).toBeVisible();
  history.deleteIt();
});

test('a text in an answer can be edited; what is not saved yet stays until Cancel', async ({ page, dev }) => {
  const file = 'locales/ko/faq.json';
  const before = dev.read(file);
  const { editor, field } = await translate(page, `${dev.url}/korean/faq`);
  const [summary, answer] = [page.locator('summary').first(), page.locator('details').first()];
  const [{ question }, other] = JSON.parse(before).groups.general.items;
  await summary.click({ position: { x: 30, y: 30 } });
  await expect(field).toHaveValue(question);
  await expect(answer).not.toHaveAttribute('open');
  await field.press('Escape');
  await expect(editor).toBeHidden();
  // Next to the text, and with Ctrl, a click keeps its normal effect.
  await summary.click({ modifiers: ['Control'], position: { x: 30, y: 30 } });
  await expect(answer).toHaveAttribute('open');
  expect(dev.read(file)).toBe(before);

  await summary.click({ position: { x: 30, y: 30 } });
  await field.fill(`${question} 하나`);
  // A click on another text returns to it.
  await page.locator('h1').click({ position: { x: 8, y: 8 } });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${question} 하나`);
  // Neither does somebody else's change load the page anew meanwhile.
  await dev.write(file, before.replace(other.question, `${other.question}!`));
  await expect(field).toHaveValue(`${question} 하나`);
  // Nor does one key discard it.
  await field.press('Escape');
  await expect(field).toHaveValue(`${question} 하나`);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`${other.question}!`)).toBeVisible();
});

test.describe('a translator whose browser is set to Chinese', () => {
  test.use({ locale: 'zh-CN', expectedConsole: /422|500/ });

  test('reads the panel, the reason of a rejection and a failure of the machine in Chinese', async ({
    page,
    dev,
  }) => {
    const words = messages.zh.panel;
    await page.goto(`${dev.url}/chinese/faq`);
    await page.getByRole('link', { name: words.translate, exact: true }).click();
    await page.getByRole('button', { name: words.textsOf.replace('{{language}}', '中文') }).click();
    const panel = page.getByRole('region', { name: words.texts });
    const editor = page.getByRole('region', { name: words.text, exact: true });
    const [text, alert] = [editor.getByRole('textbox'), editor.getByRole('alert')];
    const save = editor.getByRole('button', { name: words.save, exact: true });
    await expect(panel).toHaveAttribute('lang', 'zh');
    await panel.getByLabel(words.show).selectOption({ value: 'all' });
    await panel.getByLabel(words.search).fill('footer.');
    await panel.getByRole('button', { name: 'footer.copyright' }).click();
    const before = await text.inputValue();
    const file = dev.read('locales/zh/common.json');
    await text.fill('版权所有');
    // By keyboard to the first button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(alert).toContainText('{{copyrightYear}}');
    await expect(alert).toContainText(/\p{Script=Hani}/u);
    await expect(text).toHaveValue('版权所有');
    expect(dev.read('locales/zh/common.json')).toBe(file);

    // The draft cannot be written, because a folder has its name.
    const draft = join(dev.root, 'locales/zh/common.json.new');
    mkdirSync(draft);
    await text.fill(`${before}！`);
    await save.click();
    for (const part of words.refusals.failed.split('{{reason}}')) await expect(alert).toContainText(part);
    rmdirSync(draft);
  });
});

test('a text that cannot be pointed at is found in the list, edited and shown', async ({ page, dev }) => {
  const file = 'locales/ko/contact.json';
  const before = dev.read(file);
  const { description } = JSON.parse(before).meta;
  const longer = `${description} 최고의 변호사입니다.`;
  const { texts, panel, field, save } = await translate(page, `${dev.url}/korean/contact`);
  await texts.click();
  // It has the texts of the files that the page shows, those for screen readers too.
  await expect(panel.getByRole('button', { name: 'header.openMenu' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'errors.nameRequired' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'acknowledgment.subject' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'contact: meta.description' }).click();
  await expect(field).toHaveValue(description);
  await field.fill(longer);
  await save.click();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', / 최고의 변호사입니다\.$/);
  // The check's warning about the saved text.
  await expect(page.getByRole('alert').filter({ hasText: '최고의' })).toBeVisible();
  expect(dev.read(file)).toBe(before.replace(JSON.stringify(description), JSON.stringify(longer)));

  // The panel is open again after the reload; the texts of other pages, mails included, are found by their words.
  await panel.getByLabel('Show').selectOption('all');
  await panel.getByLabel('Search').fill('acknowledgment.subject');
  await expect(panel.getByRole('button', { name: 'emails: acknowledgment.subject' })).toBeVisible();
});

test('a missing text is shown in English, is in the list and is added to the file', async ({ page, dev }) => {
  const file = 'locales/zh/history.json';
  const whole = dev.read(file);
  const { title, ...rest } = JSON.parse(whole);
  await dev.write(file, `${JSON.stringify(rest, null, 2)}\n`);
  const { texts, panel, field, save } = await translate(page, `${dev.url}/chinese/history`);
  await texts.click();
  await expect(page.locator('h1')).toHaveText(JSON.parse(dev.read('locales/en/history.json')).title);
  await panel.getByLabel('Show').selectOption('todo');
  await panel.getByRole('button', { name: 'history: title (missing)' }).click();
  await field.fill(title);
  await save.click();
  await expect(page.locator('h1')).toHaveText(title);
  expect(JSON.parse(dev.read(file))).toEqual(JSON.parse(whole));
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
  const before = JSON.parse(dev.read(english));
  // Restored after the test.
  dev.read(confirmed);
  const title = `${before.title}!`;
  const history = withHistory(dev.root);
  try {
    await dev.write(english, JSON.stringify({ ...before, title }, null, 2));
    history.git('commit', '-qam', 'a sign more');

    const { texts, panel, editor } = await translate(page, `${dev.url}/korean/history`);
    await texts.click();
    await panel.getByLabel('Show').selectOption('todo');
    const row = panel.getByRole('button', { name: /^history: title / });
    await row.click();
    await expect(editor).toContainText(title);
    await editor.getByRole('button', { name: 'It is still right' }).click();
    await expect(row).toHaveCount(0);
    expect(JSON.parse(dev.read(confirmed))).toMatchObject({ 'history:title': title });

    // The panel is there again as it was, and does not ask again.
    await page.reload();
    await expect(panel.getByLabel('Show')).toHaveValue('todo');
    await expect(panel.getByText('No text matches.')).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    history.deleteIt();
  }
});
