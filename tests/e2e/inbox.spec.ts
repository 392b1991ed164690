import { rmSync } from 'node:fs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Child } from '../../supabase/local/child.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { startMail } from '../../supabase/local/processes.ts';
import { freePort, newDataDir } from '../ports.ts';
import { expect, test } from './site.ts';

// The inbox of `npm start` and `npm run dev`, in which a developer reads what was sent.

let dataDir: string;
let server: Child;
let inbox: string;
let send: (mail: SendMailOptions) => Promise<unknown>;
test.beforeEach(async () => {
  dataDir = await newDataDir();
  const mailPort = await freePort();
  server = await startMail(dataDir, mailPort);
  inbox = `http://localhost:${mailPort}/`;
  const transport = createTransport(`${backendUrls(dataDir).smtp}?ignoreTLS=true`);
  send = (mail) =>
    transport.sendMail({ from: 'Contoh & Co. <firm@contoh.example>', to: 'visitor@mail.example', ...mail });
});
test.afterEach(async ({ page }) => {
  // It asks the server every second.
  await page.close();
  server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a new mail appears in the open inbox and can be read as text, as HTML and as source', async ({
  page,
  context,
}) => {
  await page.goto(inbox);
  const mails = page.getByRole('listitem').getByRole('link');
  await expect(mails).toHaveCount(0);
  await send({
    subject: '您的咨询',
    replyTo: 'Mei <mei@mail.example>',
    text: 'Read as text',
    html: `<!doctype html><html><head></head><body style="color: rgb(110, 42, 42)"><a href="${inbox}mails">Read as HTML</a></body></html>`,
  });
  await send({ subject: 'The newer', text: 'Text only' });
  await expect(mails).toHaveText(['The newer', '您的咨询']);

  await mails.last().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('您的咨询');
  await expect(page.getByRole('definition')).toContainText([
    'Contoh & Co. <firm@contoh.example>',
    'visitor@mail.example',
    'Mei <mei@mail.example>',
  ]);
  await expect(page.getByText('Read as text')).toBeVisible();
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Read as HTML' });
  await expect(link).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened.locator('body')).toContainText('The newer');
  await page.getByRole('link', { name: 'source' }).click();
  await expect(page.locator('body')).toContainText('Content-Type: multipart/alternative');
});

test.describe(() => {
  test.use({ expectedConsole: /sandboxed|Content Security Policy/ });

  test('markup in a mail is shown as text, and nothing in it runs or loads', async ({ page }) => {
    const words = '<img src="x" onerror="document.title = \'ran\'"><script>document.title = "ran"</script>';
    await send({
      subject: words,
      to: '"<b>Name</b>" <visitor@mail.example>',
      text: words,
      html: `<p>Shown</p>${words}<img src="${inbox}loaded">`,
    });
    const asked: string[] = [];
    page.on('response', (response) => asked.push(new URL(response.url()).pathname));
    await page.goto(inbox);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveText([words]);
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(words);
    await expect(page.getByText(words)).toHaveCount(3);
    await expect(page.frameLocator('iframe').getByText('Shown')).toBeVisible();
    const titles = await Promise.all(page.frames().map((frame) => frame.title()));
    expect(titles).toEqual([words, '']);
    expect(asked.filter((path) => /loaded|\/x$/.test(path))).toEqual([]);
  });
});
