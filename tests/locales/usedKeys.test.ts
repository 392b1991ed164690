import { expect, test } from 'vitest';
import { PROJECT } from '../../tools/project.ts';
import { checkBundles } from '../../tools/texts/checkBundles.ts';
import type { Finding } from '../../tools/texts/finding.ts';
import type { Site } from '../../tools/texts/site.ts';
import { checkUse } from '../../tools/texts/usedKeys.ts';
import { copyTexts, readOwnSite, replaceIn } from './project.ts';

/** What the code of this project makes of the English texts of a copy. */
async function useOf(copy: Site): Promise<Finding[]> {
  const [english] = checkBundles(copy);
  if (!english) throw new Error('no English');
  return checkUse({ ...copy, root: PROJECT }, english);
}

test('every text that the site asks for is there', async () => {
  expect((await useOf(await readOwnSite())).filter(({ level }) => level === 'error')).toEqual([]);
});

test.for([
  { file: 'locales/en/contact.json', piece: '"hero": {', by: '"hero": { "more": "More",', key: 'hero.more' },
  {
    file: 'locales/en/services/employment.json',
    piece: '"help":',
    by: '"more": "More", "help":',
    key: 'more',
  },
  { file: 'locales/en/lawyers/managing.json', piece: '"role":', by: '"more": "More", "role":', key: 'more' },
  { file: 'locales/en/terms.json', piece: '"intro":', by: '"more": "More", "intro":', key: 'more' },
  {
    file: 'locales/en/emails.json',
    piece: '"closing":',
    by: '"more": "More", "closing":',
    key: 'acknowledgment.more',
  },
])('a text of $file that the site shows nowhere is a warning', async ({ file, piece, by, key }) => {
  const copy = await copyTexts();
  replaceIn(copy.root, file, piece, by);
  expect((await useOf(copy)).filter((finding) => finding.file === file)).toEqual([
    expect.objectContaining({ level: 'warning', rule: 'shownNowhere', values: { keys: key } }),
  ]);
});

test('a key that was renamed in the English file is an error there', async () => {
  const copy = await copyTexts();
  replaceIn(copy.root, 'locales/en/faq.json', '"intro"', '"introduction"');
  expect(await useOf(copy)).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'locales/en/faq.json', key: 'intro' }),
  );
});
