import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDefault, locales } from '../../src/i18n/locales.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { messagesIn } from '../../tools/i18n/messagesIn.ts';
import * as po from '../../tools/i18n/po.ts';
import type { Site } from '../../tools/i18n/site.ts';
import { localeWithId } from '../unit/bundles.ts';
import { copyTexts, replaceIn } from './project.ts';
import { sampleSite } from './sample.ts';

/** Every file of `locales/`, as base64. */
function bytesOf({ root }: Site): Record<string, string> {
  const files = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(root, 'locales', file)).toString('base64')]),
  );
}

const exportPo = (site: Site, id: string) => po.exportPo(site, localeWithId(id), new Map(), messagesIn('en'));
const importPo = (site: Site, id: string, file: string) =>
  po.importPo(site, localeWithId(id), file, new Map(), messagesIn('en'));

/** Exports a language, changes the file as translation software would, and returns its path. */
function exported(site: Site, localeId: string, change: (po: string) => string): string {
  const path = join(site.root, `${localeId}.po`);
  writeFileSync(path, change(exportPo(site, localeId)));
  return path;
}

const changeTo = (text: string) => (po: string) => {
  const entry = /(msgctxt "notFound:title"\nmsgid "Page Not Found"\nmsgstr ").*(")/;
  if (!entry.test(po)) throw new Error('the catalogue has no such text');
  return po.replace(entry, `$1${text}$2`);
};

test.for(locales.filter((locale) => !isDefault(locale)))(
  'an export of $name can be imported without changing a byte',
  async ({ id }) => {
    const site = await copyTexts();
    onTestFinished(() => rmSync(site.root, { recursive: true }));
    const before = bytesOf(site);
    const path = exported(site, id, (po) => po);
    expect(readFileSync(path, 'utf8').match(/^msgctxt/gm)?.length).toBeGreaterThan(500);
    expect(importPo(site, id, path)).toBe('0 texts changed.');
    expect(bytesOf(site)).toEqual(before);
  },
);

test('the catalogue contains the English and the glossary’s terms', () => {
  expect(exportPo(sampleSite(), 'zh')).toContain(
    [
      '#: locales/zh/common.json',
      '#. WhatsApp = WhatsApp',
      'msgctxt "common:whatsapp"',
      'msgid "ENQUIRE ON WHATSAPP"',
    ].join('\n'),
  );
});

test('a language can begin with an empty folder', () => {
  const copy = sampleSite();
  const path = exported(copy, 'ko', (po) => po);
  rmSync(join(copy.root, 'locales/ko'), { recursive: true });
  importPo(copy, 'ko', path);
  expect(checkBundles(copy).flatMap(({ findings }) => findings)).toEqual([]);
});

test.for([
  [
    'unfinished',
    (po: string) =>
      changeTo('미완성')(po).replace('msgctxt "notFound:title"', '#, fuzzy\nmsgctxt "notFound:title"'),
  ],
  ['empty', changeTo('')],
] as const)('an %s translation is left out', ([, change]) => {
  const site = sampleSite();
  const before = bytesOf(site);
  expect(importPo(site, 'ko', exported(site, 'ko', change))).toBe('0 texts changed.');
  expect(bytesOf(site)).toEqual(before);
});

test('a text whose English has changed since the export is reported', () => {
  const site = sampleSite();
  const path = exported(site, 'ko', (po) => po);
  replaceIn(site.root, 'locales/en/notFound.json', '"Return to Home"', '"Back to Home"');
  expect(importPo(site, 'ko', path)).toMatch(/has changed since the export.*\n {2}notFound:home$/);
});

test('a mistake does not keep the other translations out, and the check reports it', () => {
  const site = sampleSite();
  const language = () => readFileSync(join(site.root, 'locales/ko/language.json'), 'utf8');
  const before = language();
  const path = exported(site, 'ko', (po) =>
    po
      .replaceAll('{{firm}}에', '에')
      .replace('"notFound:title"', '"notFound:tilte"')
      .replace('"보험"', '"손해 \\"보험\\""'),
  );
  const said = importPo(site, 'ko', path);
  expect(said).toContain('2 texts changed.\n  common:greeting\n  language:areas.1');
  expect(language()).toBe(before.replace('"보험"', '"손해 \\"보험\\""'));
  expect(said).toMatch(/no texts of these names.*\n {2}notFound:tilte/);
  const findings = checkBundles(site).flatMap((language) => language.findings);
  expect(findings).toEqual([expect.objectContaining({ rule: 'lostPlaceholder', key: 'greeting' })]);
});

test('a file that is not a catalogue changes nothing', () => {
  const site = sampleSite();
  const before = bytesOf(site);
  expect(() =>
    importPo(
      site,
      'ko',
      exported(site, 'ko', () => '{"title": "제목"}'),
    ),
  ).toThrow();
  expect(bytesOf(site)).toEqual(before);
});
