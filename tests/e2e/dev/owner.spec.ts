import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { PROJECT } from '../../../plugins/project.ts';
import { unitAt } from '../../../src/core/law/signature.ts';
import { signedWords } from '../../../tools/launch/signedWords.ts';
import { test as base, expect } from '../site.ts';

// The owner's form on a folder. Only `npm run owner` installs it: 85 MB that the site does not need.
const FOLDER = 'tools/owner';
const isInstalled = existsSync(join(PROJECT, FOLDER, 'node_modules/@sveltia/cms'));
if (!isInstalled && !process.env.TEST_WORKER_INDEX)
  console.log('Skipped: tests of the owner’s form, which npm run owner installs');

const test = base.extend<object, { form: PreviewServer }>({
  form: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const { serveForm } = await import('../../../tools/owner/owner.ts');
      const server = await serveForm(0);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// Its policy keeps out the fonts of another server, in place of which it takes its own.
// Its editor draws what is in view.
test.use({ expectedConsole: /jsdelivr|githubstatus/, viewport: { width: 1280, height: 3000 } });

const REGISTER = 'src/core/law/register.json';
const FILES = [...['firm', 'offices', 'lawyers'].map((name) => `src/core/firm/${name}.json`), REGISTER];

/** Opens the form on a folder in the browser's own file system with the project's facts. */
async function openForm(page: Page, form: PreviewServer): Promise<void> {
  await page.route('https://**', (route) => route.abort());
  await page.goto(form.resolvedUrls?.local[0] ?? '');
  const files = FILES.map((file): [string, string] => [file, readFileSync(join(PROJECT, file), 'utf8')]);
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    // By these, Sveltia recognises a project.
    for (const [path, text] of [...given, ['.git/HEAD', ''], ['src/pictures/lawyers/.keep', '']] as const) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

const readBack = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const parts = wanted.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, path);

test.skip(!isInstalled, 'it is not installed');

test('the owner’s form changes an office’s telephone number, once it is one, and nothing else', async ({
  page,
  form,
}) => {
  const file = 'src/core/firm/offices.json';
  const before = readFileSync(join(PROJECT, file), 'utf8');
  const old: string = JSON.parse(before).offices.ipoh.phone;
  await openForm(page, form);
  await page.getByRole('gridcell', { name: 'The offices' }).or(page.getByText('The offices')).first().click();
  const phone = page.getByRole('textbox', { name: 'Phone' }).first();
  await expect(phone).toHaveValue(old);
  await phone.fill('+60 5-254');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(await readBack(page, file)).toBe(before);
  await phone.fill('+60 5-254 1234');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readBack(page, file)).toBe(before.replace(old, '+60 5-254 1234'));
});

test('the owner’s form signs a statement of law for its words in the languages that were read', async ({
  page,
  form,
}) => {
  // The first one: the form draws what is in view.
  const expected = JSON.parse(readFileSync(join(PROJECT, REGISTER), 'utf8'));
  const [bundle = '', units = {}] = Object.entries<object>(expected.rows)[0] ?? [];
  const [unit = ''] = Object.keys(units);
  await openForm(page, form);
  await page.getByText('The law').first().click();
  await page.getByText('Statements of law').first().click();
  const area = page.locator(`[data-key-path="rows.${bundle}"]`);
  await area.getByRole('button', { name: 'Expand' }).first().click();
  const row = page.locator(`[data-key-path="rows.${bundle}.${unit}"]`);
  await row.getByRole('button', { name: 'Expand' }).first().click();
  await row.getByText(/^Add .*Signature/).click();
  await row.getByRole('button', { name: 'Expand' }).first().click();
  await row.getByRole('textbox', { name: 'Signed on' }).fill('2026-12-01');
  await row.getByRole('textbox', { name: 'Signed by' }).fill('Wong');
  await row.getByRole('radio', { name: 'Read, and right' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { en } = signedWords(PROJECT, bundle, unitAt(unit));
  expected.rows[bundle][unit].signed = { on: '2026-12-01', by: 'Wong', words: { en } };
  await expect.poll(async () => JSON.parse(await readBack(page, REGISTER))).toEqual(expected);
});
