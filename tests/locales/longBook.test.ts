import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lawyers } from '../../src/firm/lawyers.ts';
import { profileBookPath } from '../../src/firm/links.ts';
import { copyProject } from '../../tools/copyProject.ts';
import { bundle } from '../unit/bundles.ts';
import { bookPages } from './bookPages.ts';
import { added, hire } from './changedFirm.ts';

const root = copyProject();
const folder = mkdtempSync(join(tmpdir(), 'law-firm-book-'));
afterAll(() => {
  for (const path of [root, folder]) rmSync(path, { recursive: true });
});

test('partners with long texts run on to another page, and the contents say where the next part is', async () => {
  hire(root);
  for (const { id } of lawyers) {
    const file = join(root, `locales/en/lawyers/${id}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...texts, intro: `${texts.intro} `.repeat(4) }));
  }
  execFileSync('node', ['--import', 'tsx', join(root, 'plugins/profileBook/printBook.ts'), folder], {
    cwd: root,
  });
  const pages = await bookPages(join(folder, profileBookPath('en', true)));
  const { contents, areas } = bundle('en', 'profile');
  const page = pages.findIndex((text) => text.includes(areas.title) && !text.includes(contents));
  expect(page).toBeGreaterThan(4);
  expect(pages[1]).toMatch(new RegExp(`${areas.title}\\s+${page + 1}\\b`));
  const partners = pages.slice(3, page).join(' ');
  for (const { name } of [...lawyers, added.lawyer]) expect(partners).toContain(name);
});
