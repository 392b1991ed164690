import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lostRows } from '../../tools/i18n/glossary.ts';
import { gitIn, replaceIn } from '../projects.ts';
import { findingsOf, sampleSite } from './sample.ts';

// Whether the texts of this project are valid is checked by `npm run check`, the first step of `npm test`.

test('valid texts have no findings', () => {
  expect(findingsOf(sampleSite())).toEqual([]);
});

/** A mistake: what is replaced in which file, the key and the rule of its finding, and what its sentence names. */
type Mistake = [file: string, piece: string, by: string, key: string, rule: string, names?: string];

/** A mistake in a text whose only word is “404”. */
const inText = (id: string, text: string, rule: string, names?: string): Mistake => [
  ...([`${id}/notFound`, '"404"', JSON.stringify(text), 'code', rule, names] as const),
];
const INVISIBLE = ['\u00ad', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060'];
const BLANK = [' ', '\u3164', '\u2060 '];

test.for<Mistake>([
  inText('en', '', 'emptyText'),
  ...BLANK.map((text) => inText('ko', text, 'emptyText')),
  ...INVISIBLE.map((mark) => inText('ko', `홈${mark}으로`, 'untidy')),
  inText('ko', '홈으로'.normalize('NFD'), 'untidy', '“홈으로”'),
  ['zh/notFound', '"code": "404",', '', 'code', 'missingKey', '“404”'],
  ['zh/notFound', '"code":', '"more": "更多", "code":', 'more', 'extraKey'],
  ['zh/notFound', '"code":', '"code": "405", "code":', 'code', 'duplicateKey'],
  ['ko/notFound', '"404"', '404', 'code', 'notText'],
  ['ko/common', '{{firm}}에', '에', 'greeting', 'lostPlaceholder', '{{firm}}'],
  ['ko/common', '{{firm}}', '{{frim}}', 'greeting', 'lostPlaceholder', '{{firm}}'],
  ['ko/common', '{{firm}}', '{{firm}', 'greeting', 'damagedPlaceholder'],
  ['zh/common', '{{firm}}', '｛｛firm｝｝', 'greeting', 'damagedPlaceholder', 'name: {{firm}}'],
  ['zh/enquiry', '{{max, number}}', '｛｛max，number｝｝', 'tooLong', 'damagedPlaceholder', '{{max,number}}'],
  ['zh/enquiry', '{{max, number}}', '{{max}}', 'tooLong', 'lostPlaceholder', 'missing: {{max, number}}'],
  inText('ko', '404 {{name}}', 'unknownPlaceholder', '{{name}}'),
  inText('ko', '<b>404</b>', 'markup', '<b> and </b>'),
  inText('en', '<b>404</b>', 'markup', '<b> and </b>'),
  inText('ko', '404&nbsp;쪽', 'markup', '&nbsp;'),
  ['zh/language', '律师事务所', '律所', 'title', 'glossaryTerm', '“law firm”'],
  ['zh/common', '询问', '詢問', 'whatsapp', 'traditional', '詢 問'],
  inText('zh', '404 한국어', 'foreignScript', '한국어'),
  inText('ko', 'Not found', 'untranslated'),
  inText('zh', '您好, 世界', 'wrongWidth', ': ,'),
  inText('zh', '您好.', 'wrongWidth', ': .'),
  inText('zh', '您好(世界)', 'wrongWidth', ': ( )'),
  ['ko/services', '"more_other"', '"more_one": "하나", "more_other"', 'more_one', 'extraKey'],
  ['ko/language', '"가족법",', '', 'areas', 'listLength', '2 entries'],
  ['ko/language', '"areas":', '"areas": "가족법", "rest":', 'areas', 'shape', '[ …, … ]'],
  ['ko/enquiry', '{{max, number}}', '{{max，number}}', 'tooLong', 'lostPlaceholder', 'number}}'],
  ['ko/common', '"ipoh":', '"ipoh": ["이포"], "x":', 'offices.ipoh', 'shape'],
  ['ko/common', '"name": "이포"', '"name": ["이포"]', 'offices.ipoh.name', 'shape'],
  ['ms/privacy', '{{firm}}', 'firma', 'intro.0', 'lostPlaceholder', '{{firm}}'],
])('%s: %j → %j is an error of %s: %s', ([name, piece, by, key, rule, names = '']) => {
  const site = sampleSite();
  const file = `locales/${name}.json`;
  replaceIn(site.root, file, piece, by);
  const said = expect.stringContaining(names);
  expect(findingsOf(site, 'en')).toContainEqual(
    expect.objectContaining({ level: 'error', file, key, rule, said }),
  );
});

test.for([
  ['은', '{{firm}}은 개인정보를', '{{firm}}은(는)'],
  ['으로', '{{firm}}으로부터 받은 개인정보를', '{{firm}}(으)로'],
] as const)('the Korean particle %s fixed to a placeholder is an error of its line', ([, by, wanted]) => {
  const site = sampleSite();
  const file = 'locales/ko/privacy.json';
  replaceIn(site.root, file, '{{firm}}은(는) 개인정보를', by);
  const said = expect.stringContaining(wanted);
  expect(findingsOf(site)).toMatchObject([{ level: 'error', file, key: 'intro.0', line: 4, said }]);
});

test('terms of law, and superlatives that the English has, are no findings', () => {
  const site = sampleSite();
  const home = (id: string, piece: string, by: string) =>
    replaceIn(site.root, `locales/${id}/notFound.json`, piece, by);
  home('en', 'Return to Home', 'Expert Legal Services: the child’s best interests, an expert witness');
  home('zh', '返回首页', '孩子的最佳利益与专家证人');
  home('ko', '홈으로 돌아가기', '아동의 최선의 이익과 전문가 증인');
  expect(findingsOf(site)).toEqual([]);
});

test('the glossary’s note is in the language of the reader, who gets none in another', () => {
  const site = sampleSite();
  const notes = '"ko": "법률사무소", "note": "No 로펌.", "note.ko": "로펌이 아닙니다."';
  replaceIn(site.root, 'locales/glossary.json', '"ko": "법률사무소"', notes);
  replaceIn(site.root, 'locales/ko/language.json', '이포의 법률사무소', '이포의 로펌');
  const read = (id: string) => findingsOf(site, id)[0]?.said;
  expect(read('ko')).toMatch(/ 로펌이 아닙니다\. /);
  expect(read('en')).toMatch(/ No 로펌\. /);
  expect(read('zh')).not.toMatch(/No 로펌|아닙니다/);
});

test('a confirmed list may have further entries, whose texts are checked too', () => {
  const site = sampleSite();
  const add = (entry: string) =>
    replaceIn(site.root, 'locales/ko/language.json', '"유언"', `"유언", ${JSON.stringify(entry)}`);
  add('영사 확인');
  const [finding] = findingsOf(site, 'en');
  const line = '"language:areas": "3"';
  expect(finding?.said).toContain(`first {: ${line},`);
  writeFileSync(join(site.root, 'locales/ko/confirmed.json'), `{\n  ${line}\n}\n`);
  expect(findingsOf(site)).toEqual([]);
  add('{{consul}}');
  expect(findingsOf(site)).toMatchObject([{ rule: 'unknownPlaceholder', file: 'locales/ko/language.json' }]);
});

test('a confirmed list is still an error when English grows, or when it lost an entry', () => {
  const site = sampleSite();
  writeFileSync(join(site.root, 'locales/ko/confirmed.json'), '{\n  "language:areas": "2"\n}\n');
  replaceIn(site.root, 'locales/ko/language.json', '"유언"', '"유언", "영사 확인"');
  expect(findingsOf(site)).toMatchObject([{ rule: 'listLength', key: 'areas' }]);
  replaceIn(site.root, 'locales/ko/confirmed.json', '"2"', '"3"');
  replaceIn(site.root, 'locales/ko/language.json', '"유언", "영사 확인"', '"유언"');
  replaceIn(site.root, 'locales/ko/language.json', '"보험",', '');
  expect(findingsOf(site)).toMatchObject([{ rule: 'listLength', key: 'areas' }]);
});

test('a key that English does not have is right if it, or a group around it, is confirmed', () => {
  const site = sampleSite();
  replaceIn(site.root, 'locales/ko/notFound.json', '"code":', '"own": { "embassy": "대사관 404" }, "code":');
  expect(findingsOf(site)).toMatchObject([{ rule: 'extraKey', key: 'own.embassy' }]);
  for (const name of ['notFound:own', 'notFound:own.embassy']) {
    writeFileSync(join(site.root, 'locales/ko/confirmed.json'), JSON.stringify({ [name]: '' }));
    expect(findingsOf(site)).toEqual([]);
  }
  writeFileSync(join(site.root, 'locales/ko/confirmed.json'), JSON.stringify({ 'notFound:owner': '' }));
  expect(findingsOf(site).map(({ rule, key }) => [rule, key])).toEqual([
    ['extraKey', 'own.embassy'],
    ['confirmsNothing', 'notFound:owner'],
  ]);
});

test.for([
  ['en', '"404"，', /‘，’ instead of ‘,’/],
  ['zh', '"404"，', /写了‘，’，应该是半角的‘,’/],
  ['ko', '"404”,', /‘"’이\(가\).*‘”’이\(가\)/],
] as const)('in %s, a mark in place of JSON’s own is named between quotes: %s', ([id, by, problem]) => {
  const site = sampleSite();
  replaceIn(site.root, `locales/${id}/notFound.json`, '"404",', by);
  expect(findingsOf(site)[0]?.said).toMatch(problem);
});

test('while confirmations cannot be read, that is the one finding', () => {
  const site = sampleSite();
  replaceIn(site.root, 'locales/ko/notFound.json', '"code":', '"own": "대사관", "code":');
  writeFileSync(join(site.root, 'locales/ko/confirmed.json'), '{\n  "notFound:own": "",\n}\n');
  const file = 'locales/ko/confirmed.json';
  expect(findingsOf(site)).toMatchObject([{ rule: 'extraComma', file, line: 2 }]);
});

test('rows that are gone from the glossary are one warning, until they are committed', () => {
  const site = sampleSite();
  const git = gitIn(site.root);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Texts');
  expect(lostRows(site.root, 'HEAD')).toEqual([]);
  writeFileSync(join(site.root, 'locales/glossary.json'), '[]');
  expect(lostRows(site.root, 'HEAD')).toMatchObject([{ level: 'warning', values: { count: 3 } }]);
});

test('a missing file and a file with a wrong name are errors', () => {
  const site = sampleSite();
  renameSync(join(site.root, 'locales/ko/services.json'), join(site.root, 'locales/ko/practice.json'));
  expect(findingsOf(site).map(({ level, file, key }) => [level, file, key])).toEqual([
    ['error', 'locales/ko/services.json', undefined],
    ['error', 'locales/ko/practice.json', undefined],
  ]);
});

test.for([
  ['a number for a translation', '"ko": "법률사무소"', '"ko": 5', /5.* is wrong/],
  ['a language that there is not', '"ko": "법률사무소"', '"kr": "법률사무소"', /"kr".* is wrong/],
  ['a language twice', '"ko": "법률사무소"', '"ko": "법률사무소", "ko": "로펌"', /로펌.* is wrong/],
  ['a term twice', '[\n', '[{"en": "Law Firm", "ko": "법률사무소"},\n', /"law firm".* same “en” as a row/],
] as const)('a glossary with %s has one error, with its line', ([, piece, by, problem]) => {
  const site = sampleSite();
  replaceIn(site.root, 'locales/glossary.json', piece, by);
  const at = { level: 'error', file: 'locales/glossary.json', line: expect.any(Number) };
  expect(findingsOf(site)).toMatchObject([{ ...at, said: expect.stringMatching(problem) }]);
});
