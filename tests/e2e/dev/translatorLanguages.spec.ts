import { messages } from '../../../tools/i18n/messages.ts';
import { expect, test } from './devServer.ts';

for (const [locale, id] of [
  ['zh-CN', 'zh'],
  ['ko-KR', 'ko'],
] as const) {
  test.describe(`a translator whose browser is set to ${locale}`, () => {
    test.use({ locale, expectedConsole: /422/ });

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
  });
}
