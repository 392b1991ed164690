import { expect, test } from 'vitest';
import { forbidden, importsOf, withDiagram } from '../../../tools/rooms/roomRules.ts';

const problems = (file: string, source: string) => importsOf(file, source).flatMap(forbidden);

test('names the line of an import from a room above', () => {
  const source = "import { x } from './x.ts';\nimport { Band } from '../blocks/Band.tsx';\n";
  expect(problems('src/ui/Plate.tsx', source)).toEqual([
    expect.stringMatching(
      /^src\/ui\/Plate\.tsx:2 imports src\/blocks\/Band\.tsx: src\/ui may not import src\/blocks/,
    ),
  ]);
});

test.each([
  ['a type', "import type { ChangedPage } from '../../tools/changes/changedPages.ts';"],
  ['a re-export', "export { changedPages } from '../../tools/changes/changedPages.ts';"],
  ['a dynamic import', "const changed = import('../../tools/changes/changedPages.ts');"],
])('%s counts as an import', (_name, source) => {
  expect(problems('src/ui/Plate.tsx', source)).toHaveLength(1);
  expect(problems('plugins/prerender/headers.ts', source)).toHaveLength(1);
  expect(problems('tools/changes/changes.ts', source.replace('../../tools', '..'))).toEqual([]);
});

test('a room may import those below it at any depth, packages, and bundles', () => {
  const source =
    "import { firm } from '../core/firm/firm.ts';\nimport 'react';\nimport en from '../../locales/en/faq.json';\n";
  expect(problems('src/pages/Faq.tsx', source)).toEqual([]);
});

test.each([
  "import { useState } from 'react';",
  "import { readFileSync } from 'node:fs';",
  "import '../styles/tokens.css';",
  "import { Faq } from '../pages/Faq.tsx';",
])('src/core may not contain %s', (source) => {
  expect(problems('src/core/pages.ts', source)).toHaveLength(1);
});

test('everybody may import src/core, which may import bundles and a few packages', () => {
  const source = "import type { Thing } from 'schema-dts';\nimport en from '../../locales/en/faq.json';\n";
  expect(problems('src/core/pages.ts', source)).toEqual([]);
  for (const file of [
    'src/frame/Menu.tsx',
    'supabase/functions/send-contact-email/mail.ts',
    'tools/i18n/site.ts',
  ])
    expect(
      problems(file, `import { pages } from '${file.replace(/[^/]+/g, '..').slice(3)}/src/core/pages.ts';`),
    ).toEqual([]);
});

test('puts the diagram between its marks and rejects a document without them', () => {
  const document = withDiagram('# A\n<!-- rooms -->\nold\n<!-- /rooms -->\nmore\n');
  expect(document).toContain('src/pages --> src/form');
  expect(document).not.toContain('old');
  expect(document.endsWith('<!-- /rooms -->\nmore\n')).toBe(true);
  expect(() => withDiagram('# A\n')).toThrow('rooms');
});
