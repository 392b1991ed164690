import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../../tools/project.ts';

// With `incremental`, TypeScript 7.0 goes on reporting what was wrong with a JSON file (microsoft/TypeScript#64025).
test('an error that a text caused is gone when the text is mended', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'law-firm-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const put = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content));
  await put('tsconfig.json', {
    extends: join(PROJECT, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['use.ts'],
    exclude: [],
  });
  await writeFile(
    join(folder, 'use.ts'),
    `import text from './text.json';\nexport const { title } = text;\n`,
  );
  const check = () =>
    promisify(execFile)(join(PROJECT, 'node_modules/.bin/tsc'), ['-p', folder]).then(
      () => 'right',
      ({ stdout }) => String(stdout),
    );

  await put('text.json', { title: 'One' });
  expect(await check()).toBe('right');
  await put('text.json', { name: 'One' });
  expect(await check()).toContain('title');
  await put('text.json', { title: 'Two' });
  expect(await check()).toBe('right');
});
