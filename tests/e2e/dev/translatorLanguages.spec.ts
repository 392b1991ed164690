import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../../tools/i18n/messages.ts';
import { expect, test } from './devServer.ts';

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
    await text.fill('版权所有');
    await save.click();
    await expect(alert).toContainText('{{copyrightYear}}');
    await expect(alert).toContainText(/\p{Script=Hani}/u);

    // The draft cannot be written, because a folder has its name.
    const draft = join(dev.root, 'locales/zh/common.json.new');
    mkdirSync(draft);
    await text.fill(`${before}！`);
    await save.click();
    for (const part of words.refusals.failed.split('{{reason}}')) await expect(alert).toContainText(part);
    rmdirSync(draft);
  });
});
