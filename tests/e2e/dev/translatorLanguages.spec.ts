import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../../tools/i18n/messages.ts';
import { expect, test } from './devServer.ts';

for (const [locale, id] of [
  ['zh-CN', 'zh'],
  ['ko-KR', 'ko'],
] as const) {
  test.describe(`a translator whose browser is set to ${locale}`, () => {
    test.use({ locale, expectedConsole: /422|500/ });

    test('reads the panel and the reason of a rejection in that language', async ({ page, dev }) => {
      const words = messages[id].panel;
      await page.goto(`${dev.url}/chinese/faq`);
      await page.getByRole('link', { name: words.translate, exact: true }).click();
      await page.getByRole('button', { name: words.textsOf.replace('{{language}}', '中文') }).click();
      const panel = page.getByRole('region', { name: words.texts });
      await expect(panel).toHaveAttribute('lang', id);
      await panel.getByLabel(words.show).selectOption({ value: 'all' });
      await panel.getByLabel(words.search).fill('footer.');
      await panel.getByRole('button', { name: 'footer.copyright' }).click();
      await panel.getByLabel(words.text, { exact: true }).fill('版权所有');
      await panel.getByRole('button', { name: words.save, exact: true }).click();
      await expect(panel.getByRole('alert')).toContainText('{{copyrightYear}}');
      await expect(panel.getByRole('alert')).toContainText(/[\p{Script=Hani}\p{Script=Hangul}]/u);
    });

    test('reads a failure of the machine in that language too', async ({ page, dev }) => {
      const words = messages[id].panel;
      await page.goto(`${dev.url}/chinese/faq`);
      await page.getByRole('link', { name: words.translate, exact: true }).click();
      await page.getByRole('button', { name: words.textsOf.replace('{{language}}', '中文') }).click();
      const panel = page.getByRole('region', { name: words.texts });
      await panel.getByLabel(words.show).selectOption({ value: 'all' });
      await panel.getByLabel(words.search).fill('footer.');
      await panel.getByRole('button', { name: 'footer.copyright' }).click();
      const text = panel.getByLabel(words.text, { exact: true });
      await text.fill(`${await text.inputValue()}！`);
      // A folder in the place of the draft, which cannot be written then.
      const draft = join(dev.root, 'locales/zh/common.json.new');
      mkdirSync(draft);
      await panel.getByRole('button', { name: words.save, exact: true }).click();
      const [before = '', after = ''] = words.refusals.failed.split('{{reason}}');
      await expect(panel.getByRole('alert')).toContainText(before);
      await expect(panel.getByRole('alert')).toContainText(after);
      rmdirSync(draft);
    });
  });
}
