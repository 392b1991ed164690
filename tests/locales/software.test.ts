import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { tidyBundles } from '../../tools/fix/tidyBundles.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { sentences } from '../../tools/i18n/finding.ts';
import { messagesIn } from '../../tools/i18n/messages.ts';
import { sampleSite } from './sample.ts';

/** What programs make of a Korean bundle. */
const FILES = join(import.meta.dirname, 'tools');

/** What is found in each file: the bundle that it is, the rule and the line; none if it is as good as any. */
const EXPECTED: Record<string, [bundle: string, rule?: string, line?: number]> = {
  'crowdin-list-as-text': ['language', 'shouldBeList', 3],
  'crowdin-one-line': ['notFound'],
  'crowdin-untranslated': ['notFound', 'untranslated', 4],
  'crowdin-wrapped': ['notFound', 'wrapped', 2],
  'excel-cp949': ['notFound', 'notUtf8', 3],
  'excel-formula': ['notFound', 'needsWork', 4],
  'excel-number': ['notFound', 'notText', 2],
  'excel-question-marks': ['notFound', 'lostWords', 4],
  'excel-rows': ['notFound', 'notKeysAndTexts', 1],
  'excel-utf-16': ['notFound', 'notUtf8', 1],
  'github-comma': ['notFound', 'missingMark', 3],
  'github-conflict': ['notFound', 'conflictMarkers', 3],
  'github-pasted-twice': ['notFound', 'duplicateKey', 4],
  'github-smart-quotes': ['notFound', 'wrongMark', 3],
  'github-upload-no-final-newline': ['notFound'],
  'memoq-byte-order-mark': ['notFound', 'notUtf8', 1],
  'memoq-double-escape': ['notFound', 'brokenEscape', 3],
  'memoq-needs-work': ['notFound', 'needsWork', 4],
  'memoq-sorted-keys': ['notFound'],
  'omegat-crlf': ['notFound'],
  'omegat-no-break-space': ['notFound', 'strangeSpace', 4],
  'omegat-tags': ['notFound', 'markup', 4],
  'translate-toolkit-escapes': ['notFound'],
  'weblate-empty': ['notFound', 'emptyText', 4],
  'weblate-flat': ['common', 'flatKey', 4],
  'weblate-indent-4': ['notFound'],
  'weblate-list-as-group': ['language', 'shouldBeList', 3],
  'weblate-placeholder': ['enquiry', 'lostPlaceholder', 2],
  'weblate-plural': ['services', 'extraKey', 3],
};

/** The sample with one of these files. */
function siteWith(name: string, bundle: string) {
  const site = sampleSite();
  const file = join(site.root, `locales/ko/${bundle}.json`);
  copyFileSync(join(FILES, `${name}.json`), file);
  return { site, file };
}

test('each file has its row', () => {
  const names = readdirSync(FILES).map((file) => file.replace('.json', ''));
  expect(names.sort()).toEqual(Object.keys(EXPECTED));
});

test.for(Object.entries(EXPECTED))('%s: %s', ([name, [bundle, rule, line]]) => {
  const { site } = siteWith(name, bundle);
  const findings = checkBundles(site).flatMap((language) => language.findings);
  const expected = { file: `locales/ko/${bundle}.json`, line, rule, localeId: 'ko' };
  expect(findings).toEqual(rule ? [expect.objectContaining(expected)] : []);
  // The sentence is in the language of the file.
  for (const finding of findings) expect(sentences(finding, messagesIn('ko'))).toMatch(/니다|십시오/);
});

test.for([
  ...['crowdin-one-line', 'github-upload-no-final-newline', 'memoq-byte-order-mark', 'omegat-crlf'],
  ...['omegat-no-break-space', 'translate-toolkit-escapes', 'weblate-indent-4'],
])('npm run fix makes %s the same as before', (name) => {
  const before = readFileSync(join(sampleSite().root, 'locales/ko/notFound.json'), 'utf8');
  const { site, file } = siteWith(name, 'notFound');
  tidyBundles(site.root);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test.for(['excel-cp949', 'excel-utf-16', 'github-comma', 'github-pasted-twice', 'excel-number'])(
  'npm run fix loses nothing of %s',
  (name) => {
    const { site, file } = siteWith(name, 'notFound');
    const before = readFileSync(file);
    tidyBundles(site.root);
    expect(readFileSync(file)).toEqual(before);
  },
);

test.for([
  ['a folder of a language that the site does not have', 'zh-TW/notFound.json', 'locales/zh-TW', '文件'],
  ['a bundle outside a folder', 'notFound.json', 'locales/notFound.json', 'locales/ko'],
  ['a copy beside a bundle', 'ko/notFound (1).json', 'locales/ko/notFound (1).json', '파일'],
  ['another format', 'ko/ko.xliff', 'locales/ko/ko.xliff', '파일'],
] as const)('%s is one error', ([, file, told, names]) => {
  const site = sampleSite();
  mkdirSync(join(site.root, 'locales/zh-TW'));
  writeFileSync(join(site.root, 'locales', file), '{}');
  const findings = checkBundles(site).flatMap((language) => language.findings);
  const own = findings.filter((finding) => finding.file === told);
  expect(own).toHaveLength(1);
  const [finding] = own;
  expect(finding && sentences(finding, messagesIn(finding.localeId))).toContain(names);
});

/** Translate Toolkit, which Weblate reads and writes bundles with: Debian's package translate-toolkit. */
const python = ['/usr/bin/python3', 'python3'].find(
  (path) => spawnSync(path, ['-c', 'import translate.storage.jsonl10n']).status === 0,
);
const ROUND_TRIP = `
import sys
from io import BytesIO
from translate.storage.jsonl10n import I18NextV4File
for path in sys.argv[1:]:
    source = open(path, 'rb').read()
    store = I18NextV4File()
    store.dump_args['indent'] = 2
    store.settargetlanguage(path.split('/locales/')[1].split('/')[0])
    store.parse(source)
    out = BytesIO()
    store.serialize(out)
    if out.getvalue().strip() != source.strip(): print(path)
`;

test('Translate Toolkit reads and writes every bundle without changing a byte', ({ skip }) => {
  if (!python) return skip('Translate Toolkit is not installed (apt install translate-toolkit)');
  const files = readdirSync(join(PROJECT, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\].*\.json$/.test(file) && !file.endsWith('confirmed.json'))
    .map((file) => join(PROJECT, 'locales', file));
  expect(files.length).toBeGreaterThan(60);
  const { stdout, stderr } = spawnSync(python, ['-c', ROUND_TRIP, ...files], { encoding: 'utf8' });
  expect(stdout + stderr).toBe('');
});
