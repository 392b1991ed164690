import { expect, test } from './devServer.ts';

const FILE = 'locales/ko/faq.json';

test.describe('a file of texts that is broken', () => {
  test.use({ expectedConsole: /500/ });

  test('shows in the page where it is broken and how to fix it, until it is fixed', async ({ page, dev }) => {
    const whole = dev.read(FILE);
    const lines = whole.split('\n');
    const line = lines.findIndex((text) => text.endsWith('",')) + 1;
    await page.goto(`${dev.url}/korean/faq`);
    const title = await page.locator('h1').textContent();
    await dev.write(
      FILE,
      lines.map((text, index) => (index === line - 1 ? text.slice(0, -1) : text)).join('\n'),
    );
    await expect(page.locator('vite-error-overlay')).toContainText(`${FILE}:${line}:`);
    await expect(page.locator('vite-error-overlay')).toContainText('comma');
    await dev.write(FILE, whole);
    await expect(page.locator('h1')).toHaveText(title ?? '');
  });
});
