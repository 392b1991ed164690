import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, format } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { english } from '../../../tools/i18n/messagesIn.ts';
import { exportPo, importPo } from '../../../tools/i18n/po.ts';
import { parseBundle } from '../../../tools/i18n/readBundle.ts';
import { setText } from '../../../tools/i18n/setText.ts';
import type { PageTexts, Site } from '../../../tools/i18n/site.ts';
import { saveText } from '../../../tools/translator/server/saveText.ts';
import { localeWithId } from '../bundles.ts';
import { projectWith } from '../translator/project.ts';

const BEFORE = `{
  "title": "첫 줄\\n둘째 줄",
  "items": [
    {
      "2024": "“인용”",
      "1892": "창립"
    },
    "끝"
  ],
  "none": []
}
`;
/** A text as a translator types it, and as it is in the file. */
const TYPED = '그는 "예"라고 했다 – café 😀 C:\\\n둘째 줄';
const STANDS = '"그는 \\"예\\"라고 했다 – café 😀 C:\\\\\\n둘째 줄"';
const AFTER = BEFORE.replace('"첫 줄\\n둘째 줄"', () => STANDS);

const PAGES: readonly PageTexts[] = [{ id: 'faq', path: '/faq', bundles: ['faq'] }];
const EMPTY = { 'common.json': '{}', 'enquiry.json': '{}', 'emails.json': '{}', 'profile.json': '{}' };

function site() {
  const source = BEFORE.replace(/[\p{L} ]*\p{Script=Hangul}[\p{L} ]*/gu, 'text');
  const made = projectWith({
    'glossary.json': '[]\n',
    'en/faq.json': source,
    'ko/faq.json': BEFORE,
    ...Object.fromEntries(
      Object.entries(EMPTY).flatMap(([file, text]) => ['en', 'ko'].map((id) => [`${id}/${file}`, text])),
    ),
  });
  const tables: Site = {
    root: made.root,
    locales: [localeWithId('en'), localeWithId('ko')],
    pages: PAGES,
    pagesOf: () => PAGES,
    factNames: [],
    code: { files: [], names: new Set<string>() },
  };
  return { ...made, tables };
}

test('a text changed by hand, in the panel or by an import is written identically', () => {
  // Edited by hand: in GitHub's editor, VS Code or Notepad.
  expect(parseBundle('ko', 'faq', AFTER).texts.get('title')?.value).toBe(TYPED);

  const panel = site();
  const before = '첫 줄\n둘째 줄';
  saveText(panel.tables, { locale: 'ko', file: 'faq', key: 'title', value: TYPED, before });
  expect(panel.read('ko/faq.json')).toBe(AFTER);

  const software = site();
  const path = join(software.root, 'ko.po');
  const catalogue = exportPo(software.tables, localeWithId('ko'), new Map(), english());
  const typed = JSON.stringify(TYPED);
  const changed = catalogue.replace(
    /(msgctxt "faq:title"\nmsgid .*(?:\n".*)*\n)msgstr .*(?:\n".*)*/,
    (_, entry) => `${entry}msgstr ${typed}`,
  );
  expect(changed).not.toBe(catalogue);
  writeFileSync(path, changed);
  importPo(software.tables, localeWithId('ko'), path, new Map(), english());
  expect(software.read('ko/faq.json')).toBe(AFTER);
});

/** VS Code's own formatter, with the settings of .vscode/settings.json and .editorconfig. */
function inVsCode(source: string): string {
  const options = { tabSize: 2, insertSpaces: true, eol: '\n', insertFinalNewline: true };
  return applyEdits(source, format(source, undefined, options));
}

test('an editor that formats a file when it saves it changes nothing else', () => {
  expect(inVsCode(AFTER)).toBe(AFTER);
});

test('a file that a tool creates or completes is formatted', () => {
  const order = [['title'], ['items', 0, '2024'], ['items', 0, '1892']];
  const begun = order.reduce((source, path) => setText(source, path, TYPED, order), '{}\n');
  expect(inVsCode(begun)).toBe(begun);
});
