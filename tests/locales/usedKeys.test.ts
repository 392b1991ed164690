import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../tools/project.ts';
import { checkBundles } from '../../tools/texts/checkBundles.ts';
import type { Finding } from '../../tools/texts/finding.ts';
import type { Site } from '../../tools/texts/site.ts';
import { checkUse } from '../../tools/texts/usedKeys.ts';
import { copyTexts, replaceIn } from './project.ts';

/** Texts that no code uses, and where each is inserted. */
const UNUSED = [
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
];
const RENAMED = { file: 'locales/en/faq.json', piece: '"intro"', by: '"introduction"', key: 'intro' };

// Shared by all tests, since reading the code is slow.
let copy: Site;
let findings: Finding[];
beforeAll(async () => {
  copy = await copyTexts();
  for (const { file, piece, by } of [...UNUSED, RENAMED]) replaceIn(copy.root, file, piece, by);
  const [english] = checkBundles(copy);
  if (!english) throw new Error('no English');
  findings = await checkUse({ ...copy, root: PROJECT }, english);
});
afterAll(() => rmSync(copy.root, { recursive: true }));

test.for(UNUSED)('an unused text in $file is a warning', ({ file, key }) => {
  expect(findings.filter((finding) => finding.file === file)).toEqual([
    expect.objectContaining({ level: 'warning', rule: 'shownNowhere', values: { keys: key } }),
  ]);
});

test('a key that was renamed in the English file is an error there', () => {
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'error', file: RENAMED.file, key: RENAMED.key }),
  );
});

test('there are no other findings', () => {
  expect(new Set(findings.map(({ file }) => file))).toEqual(
    new Set([...UNUSED, RENAMED].map(({ file }) => file)),
  );
});
