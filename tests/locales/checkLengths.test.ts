import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { checkLengths } from '../../tools/i18n/checkLengths.ts';
import type { Site } from '../../tools/i18n/site.ts';
import { copyTexts, replaceIn } from './project.ts';

const findingsOf = async (site: Site) =>
  (await Promise.all(checkBundles(site).map((language) => checkLengths(site, language)))).flat();

test('descriptions and titles that search engines would not show whole are errors with file, key and width', async () => {
  const site = copyTexts();
  onTestFinished(() => rmSync(site.root, { recursive: true }));
  const read = (path: string) => JSON.parse(readFileSync(join(site.root, path), 'utf8'));
  const describeAs = (file: string, text: string) => {
    const path = `locales/${file}.json`;
    const texts = read(path);
    const { description } = texts.meta ?? texts;
    replaceIn(site.root, path, JSON.stringify(description), JSON.stringify(text));
    return path;
  };
  const files = [
    describeAs('en/faq', 'Short.'),
    describeAs('ko/services/insurance', '보'.repeat(81)),
    describeAs('ms/privacy', 'Pendek.'),
    describeAs('zh/lawyers/managing', `{{lawyer}}${'律'.repeat(80)}`),
  ];
  const { title } = read('locales/zh/contact.json').meta;
  replaceIn(site.root, 'locales/zh/contact.json', JSON.stringify(title), JSON.stringify('联'.repeat(31)));
  const found = (await findingsOf(site)).map(({ file, key, rule }) => [file, key, rule]);
  expect(found).toEqual([
    [files[0], 'meta.description', 'tooShort'],
    [files[3], 'meta.description', 'tooLong'],
    ['locales/zh/contact.json', 'meta.title', 'tooLong'],
    [files[1], 'description', 'tooLong'],
    [files[2], 'meta.description', 'tooShort'],
  ]);
});
