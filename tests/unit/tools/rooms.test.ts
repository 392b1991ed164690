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
    "import { firm } from '../firm/firm.ts';\nimport 'react';\nimport en from '../../locales/en/faq.json';\n";
  expect(problems('src/pages/Faq.tsx', source)).toEqual([]);
});

test('the page table may be imported by the build, not by the rooms of the site', () => {
  expect(problems('src/frame/Menu.tsx', "import { pages } from '../pages.tsx';")).toHaveLength(1);
  expect(problems('plugins/prerender/sitemap.ts', "import { pages } from '../../src/pages.tsx';")).toEqual(
    [],
  );
});

test('puts the diagram between its marks and rejects a document without them', () => {
  const document = withDiagram('# A\n<!-- rooms -->\nold\n<!-- /rooms -->\nmore\n');
  expect(document).toContain('src/pages --> src/enquiry');
  expect(document).not.toContain('old');
  expect(document.endsWith('<!-- /rooms -->\nmore\n')).toBe(true);
  expect(() => withDiagram('# A\n')).toThrow('rooms');
});
