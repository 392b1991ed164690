import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDefault, locales } from '../../src/i18n/locales.ts';
import { checkBundles } from '../../tools/texts/checkBundles.ts';
import { exportPo } from '../../tools/texts/exportPo.ts';
import { importPo } from '../../tools/texts/importPo.ts';
import type { Site } from '../../tools/texts/site.ts';
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

/** Exports a language, changes the file as translation software would, and returns its path. */
function exported(site: Site, localeId: string, change: (po: string) => string): string {
  const path = join(site.root, `${localeId}.po`);
  writeFileSync(path, change(exportPo(site, localeId).po));
  return path;
}

const changeTo = (text: string) => (po: string) => {
  const entry = /(msgctxt "notFound:title"\nmsgid "Page Not Found"\nmsgstr ").*(")/;
  if (!entry.test(po)) throw new Error('the catalogue has no such text');
  return po.replace(entry, `$1${text}$2`);
};

test.for(locales.filter((locale) => !isDefault(locale)))(
  'all of $name goes out and comes back byte for byte the same',
  async ({ id }) => {
    const site = await copyTexts();
    onTestFinished(() => rmSync(site.root, { recursive: true }));
    const before = bytesOf(site);
    const { texts, open } = exportPo(site, id);
    expect(texts).toBeGreaterThan(500);
    expect(open).toBe(0);
    const path = exported(site, id, (po) => po);
    expect(importPo(site, path)).toBe(`0 of ${texts} texts changed.`);
    expect(bytesOf(site)).toEqual(before);
  },
);

test('the catalogue contains the English and the glossary’s terms', () => {
  const { po } = exportPo(sampleSite(), 'zh');
  expect(po).toContain(
    [
      '#: locales/zh/common.json',
      '#. WhatsApp = WhatsApp',
      'msgctxt "common:whatsapp"',
      'msgid "ENQUIRE ON WHATSAPP"',
    ].join('\n'),
  );
});

test('a changed text is written, and nothing else in its file or beside it', () => {
  const site = sampleSite();
  const before = bytesOf(site);
  const file = join(site.root, 'locales/ko/notFound.json');
  const source = readFileSync(file, 'utf8');
  const path = exported(site, 'ko', changeTo('찾으시는 \\"페이지\\"가\\n없습니다'));
  expect(importPo(site, path)).toMatch(/1 of \d+ texts changed, in:\n {2}locales\/ko\/notFound\.json: title/);

  const expected = source.replace('\n  "title": "페이지를 찾을 수 없습니다"', () =>
    '\n  "title": "찾으시는 \\\\"페이지\\\\"가\\\\n없습니다"'.replaceAll('\\\\', '\\'),
  );
  expect(expected).not.toBe(source);
  expect(readFileSync(file, 'utf8')).toBe(expected);
  expect({ ...bytesOf(site), 'ko/notFound.json': '' }).toEqual({ ...before, 'ko/notFound.json': '' });
});

test.for<[string, string]>([
  ['zh', 'zh'],
  ['zh', 'zh_Hans'],
  ['zh', 'zh_CN'],
  ['zh', 'zh-CN'],
  ['zh', 'zh_MY'],
  ['ko', 'ko_KR'],
  ['zh', ''],
  ['ko', 'Korean'],
])('the catalogue of %s is known with the header “Language: %s”', ([id, tag]) => {
  const site = sampleSite();
  const header = (po: string) => po.replace(/Language: [\w-]+/, `Language: ${tag}`);
  expect(importPo(site, exported(site, id, header))).toMatch(/^0 of/);
});

test('white space that came with a translation is not written', () => {
  const site = sampleSite();
  importPo(site, exported(site, 'zh', changeTo('  没有这一页 \\n')));
  expect(readFileSync(join(site.root, 'locales/zh/notFound.json'), 'utf8')).toContain('"没有这一页"');
});

test('a changed text in a one-line object keeps it on one line', () => {
  const site = sampleSite();
  const file = join(site.root, 'locales/ko/common.json');
  const line = '"ipoh": { "name": "이포", "heading": "이포" }';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"ipoh": \{[^}]*\}/, line));
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(line);
  importPo(
    site,
    exported(site, 'ko', (po) => po.replace('msgid "IPOH"\nmsgstr "이포"', 'msgid "IPOH"\nmsgstr "이포시"')),
  );
  expect(readFileSync(file, 'utf8')).toBe(source.replace('"heading": "이포" }', '"heading": "이포시" }'));
});

test('a missing key is inserted where English has it', () => {
  const site = sampleSite();
  const before = bytesOf(site);
  const path = exported(site, 'ko', (po) => po);
  replaceIn(site.root, 'locales/ko/notFound.json', '  "code": "404",\n', '');
  expect(importPo(site, path)).toContain('locales/ko/notFound.json: code');
  expect(bytesOf(site)).toEqual(before);
});

test('a language can begin with an empty folder', () => {
  const copy = sampleSite();
  const path = exported(copy, 'ko', (po) => po);
  rmSync(join(copy.root, 'locales/ko'), { recursive: true });
  importPo(copy, path);
  expect(checkBundles(copy).flatMap(({ findings }) => findings)).toEqual([]);
});

test('empty and unfinished translations are skipped', () => {
  const site = sampleSite();
  const before = bytesOf(site);
  const unfinished = exported(site, 'ko', (po) =>
    changeTo('미완성')(po).replace('msgctxt "notFound:title"', '#, fuzzy\nmsgctxt "notFound:title"'),
  );
  expect(importPo(site, unfinished)).toMatch(/1 texts are empty or marked as unfinished/);
  expect(bytesOf(site)).toEqual(before);
});

test('a text whose English has changed since the export is reported', () => {
  const site = sampleSite();
  const path = exported(site, 'ko', (po) => po);
  replaceIn(site.root, 'locales/en/notFound.json', '"Return to Home"', '"Back to Home"');
  expect(importPo(site, path)).toMatch(/English has changed.*\n {2}notFound:home$/);
});

test.for([
  [
    'has a key that there is not',
    (po: string) => po.replace('"notFound:title"', '"notFound:tilte"'),
    /notFound:tilte: the site has no text/,
  ],
  [
    'has lost a placeholder',
    (po: string) => po.replaceAll('{{firm}}에', '에'),
    /greeting[\s\S]*\{\{firm\}\} is lost/,
  ],
  [
    'has an English text with a Chinese word',
    changeTo('没有这一页'),
    /notFound\.json:\d+:\d+: title[\s\S]*script/,
  ],
  ['is empty where there was a text', changeTo(''), /notFound:title: the translation is empty/],
  [
    'is cut off between two texts',
    (po: string) => po.slice(0, po.lastIndexOf('\n\n')),
    /cut off: \d+ of \d+/,
  ],
  ['is cut off within a text', (po: string) => po.trimEnd().slice(0, -8), /cannot be read/],
  ['has a quote too many', changeTo('찾으" 없음'), /cannot be read/],
  [
    'is for another language',
    (po: string) => po.replace('Language: ko', 'Language: fr'),
    /no language “fr”.*“Language: fr” it must have “Language: ko”/,
  ],
  [
    'says it is for another language than its files',
    (po: string) => po.replace('Language: ko', 'Language: zh_CN'),
    /those of locales\/ko\..*“Language: zh_CN” it must have “Language: ko”/,
  ],
  [
    'says nowhere what it is for',
    (po: string) => po.replace('Language: ko', 'Language: ').replaceAll(/^#: .*\n/gm, ''),
    /“Language: ” it must have “Language: zh-Hans” or “Language: ko”/,
  ],
  ['is something else', () => '{"title": "제목"}', /cannot be read/],
  ['is empty', () => '', /no catalogue/],
] as const)('a catalogue that %s is refused with the reason, and changes nothing', ([, spoil, reason]) => {
  const site = sampleSite();
  const before = bytesOf(site);
  // A valid change in another file, which must not be written either.
  const path = exported(site, 'ko', (po) => {
    const spoilt = spoil(po.replace('msgstr "보험"', 'msgstr "손해보험"'));
    expect(spoilt).not.toBe(po);
    return spoilt;
  });
  expect(() => importPo(site, path)).toThrow(reason);
  expect(() => importPo(site, path)).toThrow('nothing was changed');
  expect(bytesOf(site)).toEqual(before);
});

test('an import into a broken bundle is refused, naming it', () => {
  const site = sampleSite();
  const path = exported(site, 'ko', changeTo('없는 페이지'));
  replaceIn(site.root, 'locales/ko/services.json', '",', '"');
  const before = bytesOf(site);
  expect(() => importPo(site, path)).toThrow(/locales\/ko\/services\.json:\d+:\d+/);
  expect(bytesOf(site)).toEqual(before);
});

test('exporting an unknown language fails, listing those that exist', () => {
  const site = sampleSite();
  expect(() => exportPo(site, 'fr')).toThrow('no language “fr” to translate into. There is: zh, ko.');
});
