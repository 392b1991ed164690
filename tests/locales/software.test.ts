import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tidyText } from '../../tools/i18n/characters.ts';
import { tidyBundles } from '../../tools/i18n/tidyBundles.ts';
import { findingsOf, sampleSite } from './sample.ts';

/** What becomes of a bundle: what is found in it, if anything, and what `npm run fix` then does. */
type Made = [what: string, make: (text: string) => string | Buffer, rule?: string, line?: number, fix?: Fix];
type Fix = 'mends' | 'keeps';

/** What programs make of a Korean bundle. slips.test.ts and checkBundles.test.ts have what they make of one text. */
const MADE: Made[] = [
  ['one line of Crowdin', (text) => JSON.stringify(JSON.parse(text)), undefined, undefined, 'mends'],
  ['a file of GitHub without its last line end', (text) => text.trimEnd(), undefined, undefined, 'mends'],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n'), undefined, undefined, 'mends'],
  ['an indent of four', (text) => text.replaceAll('  "', '    "'), undefined, undefined, 'mends'],
  ['escapes of Translate Toolkit', escaped, undefined, undefined, 'mends'],
  ['no-break spaces of OmegaT', (text) => text.replace('홈으로 ', '홈으로\u00a0'), 'untidy', 4, 'mends'],
  ['signs of a PDF between letters', (text) => text.replace('홈', '\u00ad홈\u200b'), 'untidy', 4, 'mends'],
  ['letters in parts, of a Mac', (text) => text.replace('홈', '홈'.normalize('NFD')), 'untidy', 4, 'mends'],
  ['a byte order mark of memoQ', (text) => `\ufeff${text}`, 'notUtf8', 1, 'mends'],
  ['keys sorted by memoQ', (text) => JSON.stringify(JSON.parse(text), ['code', 'home', 'title'], 2)],
  ['the language around it, of Crowdin', (text) => `{\n "ko": ${text}}`, 'otherKeys', 2],
  ['keys with dots of Weblate', (text) => text.replace('"home"', '"home.title"'), 'otherKeys', 4],
  ['rows of Excel', (text) => `[${text}]`, 'notKeysAndTexts', 1],
  ['a model’s fences', (text) => `\`\`\`json\n${text}\`\`\`\n`, 'outside', 1],
  ['a model’s word before it', (text) => `번역입니다:\n${text}`, 'outside', 1],
  ['a model’s word after it', (text) => `${text}\n도움이 되었기를 바랍니다!\n`, 'outside', 7],
  ['a comment', (text) => text.replace('  "home"', '  // … 나머지는 같음\n  "home"'), 'comment', 4],
  ['what a model left out', (text) => text.replace(/ {2}"home".*/, '  ...'), 'comment', 4],
  ['a mark of a merge', (text) => text.replace('  "home"', '||||||| base\n  "home"'), 'conflictMarkers', 4],
  ['UTF-16 of Excel', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'notUtf8', 1, 'keeps'],
  ['CP949 of Excel', inCp949, 'notUtf8', 3, 'keeps'],
];

function inCp949(text: string): Buffer {
  return Buffer.from(text.replace(/[가-힣]/g, '\xb0\xa1'), 'latin1');
}

function escaped(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) => `\\u${syllable.charCodeAt(0).toString(16)}`);
}

test.for(MADE)('%s', ([, make, rule, line, fix]) => {
  const site = sampleSite();
  const file = join(site.root, 'locales/ko/notFound.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, make(before));
  const findings = findingsOf(site);
  if (rule) expect(findings).toContainEqual(expect.objectContaining({ rule, line, localeId: 'ko' }));
  else expect(findings).toEqual([]);
  // The sentence is in the language of the file.
  for (const { said } of findings) expect(said).toMatch(/니다|십시오/);
  tidyBundles(site.root);
  if (fix === 'mends') expect(readFileSync(file, 'utf8')).toBe(before);
  if (fix === 'keeps') expect(readFileSync(file)).toEqual(make(before));
});

test.for([
  ['a folder of a language that the site does not have', 'zh-TW/notFound.json', 'locales/zh-TW', '文件'],
  ['a bundle outside a folder', 'notFound.json', 'locales/notFound.json', 'locales/ko'],
  ['a copy beside a bundle', 'ko/notFound (1).json', 'locales/ko/notFound (1).json', '파일'],
  ['another format', 'ko/ko.xliff', 'locales/ko/ko.xliff', '파일'],
] as const)('%s is one error', ([, file, told, names]) => {
  const site = sampleSite();
  mkdirSync(join(site.root, 'locales/zh-TW'));
  writeFileSync(join(site.root, 'locales', file), '{}');
  const own = findingsOf(site).filter((finding) => finding.file === told);
  expect(own).toMatchObject([{ said: expect.stringContaining(names) }]);
});

test.for([
  ['  常见问题  ', 'FAQ', '常见问题'],
  ['常见问题\n', 'FAQ', '常见问题'],
  ['질문'.normalize('NFD'), 'FAQ', '질문'],
  ['One \n two\n', 'a b', 'One\ntwo'],
  // The separators of lists.
  ['; ', ', ', '; '],
  [' 与\n', ' and ', ' 与'],
] as const)('npm run fix writes %j, whose English is %j, as %j', ([text, english, tidy]) => {
  expect(tidyText(text, english)).toBe(tidy);
});
