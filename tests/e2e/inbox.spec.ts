import { createTransport } from 'nodemailer';
import { backendUrls } from '../../supabase/local/ports.ts';
import { expect, test } from './site.ts';

// The inbox of `npm start` and `npm run dev`, in which a developer reads what was sent.

test.use({ expectedConsole: /sandboxed|Content Security Policy/ });

test('a mail appears in the open inbox as text, and nothing in it runs or loads', async ({ page }) => {
  const inbox = `http://localhost:${process.env.TEST_MAIL_PORT}/`;
  const words = '<img src="x" onerror="document.title = \'ran\'"><script>document.title = "ran"</script>';
  const asked: string[] = [];
  page.on('response', (response) => asked.push(new URL(response.url()).pathname));
  await page.goto(inbox);
  await createTransport(`${backendUrls(String(process.env.TEST_DATA_DIR)).smtp}?ignoreTLS=true`).sendMail({
    from: 'Contoh & Co. <firm@contoh.example>',
    to: '"<b>Name</b>" <visitor@mail.example>',
    subject: words,
    text: words,
    html: `<p>Shown</p>${words}<img src="${inbox}loaded">`,
  });
  await page.getByRole('listitem').getByRole('link', { name: words }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(words);
  await expect(page.frameLocator('iframe').getByText('Shown')).toBeVisible();
  const titles = await Promise.all(page.frames().map((frame) => frame.title()));
  expect(titles).toEqual([words, '']);
  expect(asked.filter((path) => /loaded|\/x$/.test(path))).toEqual([]);
});
