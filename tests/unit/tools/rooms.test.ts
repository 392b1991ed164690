import { expect, test } from 'vitest';
import { forbidden, importsOf } from '../../../tools/rooms.ts';

const problems = (file: string, source: string) => importsOf(file, source).flatMap(forbidden);

test('names the line of an import from a room above', () => {
  const source = "import { x } from './x.ts';\nimport { Band } from '../blocks/Band.tsx';\n";
  expect(problems('src/ui/Plate.tsx', source)).toEqual([
    expect.stringMatching(/^src\/ui\/Plate\.tsx:2 imports src\/blocks\/Band\.tsx: src\/ui may not/),
  ]);
});

test.each([
  ['src/ui/Plate.tsx', "import type { Page } from '../../tools/changes/changedPages.ts';", 1],
  ['plugins/prerender/headers.ts', "const changed = import('../../tools/changes/changedPages.ts');", 1],
  ['src/core/pages.ts', "import { useState } from 'react';", 1],
  ['src/core/pages.ts', "import { readFileSync } from 'node:fs';", 1],
  ['src/core/pages.ts', "import '../styles/tokens.css';", 1],
  ['src/core/pages.ts', "import en from '../../locales/en/faq.json';", 0],
  ['src/core/pages.ts', "import type { Thing } from 'schema-dts';", 0],
  ['src/pages/Faq.tsx', "import { firm } from '../core/firm/firm.ts';\nimport 'react';", 0],
  ['tools/i18n/site.ts', "import { pages } from '../../src/core/pages.ts';", 0],
  ['supabase/functions/send-contact-email/mail.ts', "import '../../../src/core/pages.ts';", 0],
  ['supabase/functions/send-contact-email/mail.ts', "import '../../../src/ui/Plate.tsx';", 1],
  ['src/form/mountForm.tsx', "import '../../supabase/functions/send-contact-email/mail.ts';", 1],
])('%s with %s has %i problems', (file, source, count) => {
  expect(problems(file, source)).toHaveLength(count);
});
