import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../../../tools/i18n/messages.ts';
import { expect, test } from './devServer.ts';

// A reader of Chinese, with a screen to touch.
test.use({ locale: 'zh-CN', hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });
const words = messages.zh.find;
const FAQ = 'locales/ko/faq.json';

/** Opens a page and switches “Find a text” on, by keyboard. */
async function findOn(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: words.start }).press('Enter');
  const panel = page.getByRole('region', { name: words.start });
  await expect(panel).toContainText('locales/ko/');
  return panel;
}

test('a click on a question opens its line, or copies its place', async ({ page, dev }) => {
  // The editor is a program that notes what it is to open.
  const [editor, noted] = [join(dev.root, 'code'), join(dev.root, 'opened')];
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${noted}"\n`, { mode: 0o755 });
  writeFileSync(noted, '');
  process.env.LAUNCH_EDITOR = editor;
  const [{ question }] = JSON.parse(dev.read(FAQ)).groups.consultation.items;
  const place = `${FAQ}:${dev.read(FAQ).split(question)[0]?.split('\n').length}`;

  const panel = await findOn(page, `${dev.url}/korean/faq`);
  const text = page.locator('summary').getByText(question);
  const answer = page.locator('details').filter({ has: text });
  await text.hover();
  await expect(panel).toContainText(`${place} groups.consultation.items.0.question`);
  await text.click();
  await expect.poll(() => readFileSync(noted, 'utf8')).toContain(join(dev.root, place));
  await expect(panel.getByRole('status')).toHaveText(words.copied.replace('{{place}}', place));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(place);

  // With Ctrl, and when it is off, the page does what it always does.
  await expect(answer).not.toHaveAttribute('open');
  await text.click({ modifiers: ['Control'] });
  await expect(answer).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await text.click();
  await expect(answer).not.toHaveAttribute('open');
});

test('keys lead through a page, a finger to what is only heard; changes are shown', async ({ page, dev }) => {
  const file = 'locales/ko/services/employment.json';
  const panel = await findOn(page, `${dev.url}/korean/services/employment`);
  await page.locator('main img').first().tap();
  await expect(panel).toContainText('image.alt');
  for (const key of ['back', 'title']) {
    await page.keyboard.press('ArrowDown');
    await expect(panel).toContainText(` ${key} `);
  }
  const asked = page.waitForRequest(/__open-in-editor\?file=.*json%3A2$/);
  await page.keyboard.press('Enter');
  await asked;
  const { title } = JSON.parse(dev.read(file));
  await dev.write(file, dev.read(file).replace(`"title": "${title}"`, `"title": "${title}?"`));
  await expect(page.locator('h1')).toHaveText(`${title}?`);
  await expect(panel).toContainText('pageName');
  await page.locator('h1').hover();
  await expect(panel).toContainText(`${file}:2 title`);
});
