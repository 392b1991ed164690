import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../gitIn.ts';
import { expect, test } from './devServer.ts';

const ENGLISH = 'locales/en/history.json';
const CONFIRMED = 'locales/ko/confirmed.json';

test('a translation that is older than the English and still right can be confirmed in the panel', async ({
  page,
  dev,
}) => {
  const git = gitIn(dev.root);
  const english = JSON.parse(dev.read(ENGLISH));
  // Restored after the test.
  dev.read(CONFIRMED);
  const title: string = english.title;
  try {
    git('init', '-qb', 'main');
    git('add', 'locales');
    git('commit', '-qm', 'begin');
    dev.write(ENGLISH, JSON.stringify({ ...english, title: `${title}!` }, null, 2));
    git('commit', '-qam', 'a sign more');

    await page.goto(`${dev.url}/korean/history?translate`);
    await page.getByRole('button', { name: 'Texts: 한국어' }).click();
    const panel = page.getByRole('region', { name: 'Texts' });
    await panel.getByLabel('Show').selectOption('todo');
    await panel.getByRole('button', { name: /^history: title / }).click();
    await expect(panel).toContainText(`${title}!`);
    await panel.getByRole('button', { name: 'It is still right' }).click();
    await expect(panel.getByRole('button', { name: /^history: title / })).toHaveCount(0);
    expect(JSON.parse(dev.read(CONFIRMED))).toMatchObject({ 'history:title': `${title}!` });

    // The panel is there again as it was, and does not ask again.
    await page.reload();
    await expect(panel.getByLabel('Show')).toHaveValue('todo');
    await expect(panel.getByText('No text matches.')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^history: title / })).toHaveCount(0);
  } finally {
    rmSync(join(dev.root, '.git'), { recursive: true, force: true });
  }
});
