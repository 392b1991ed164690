import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFiles, type ValuePlace } from '../../plugins/samples.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';

/**
 * The texts in `root` that name a closed office: one that `offices.json` no longer has, and whose name is still under
 * `offices` in a `common.json`.
 */
export function closedOffices(root: string): ValuePlace[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const open = Object.keys(read('src/core/firm/offices.json').offices);
  const texts = textFiles(root).flatMap((file) =>
    [...flatTexts(read(file))].map(([key, text]) => ({ file, key, text })),
  );
  const names = texts.filter(({ file, key }) => {
    const [, id] = /^offices\.(\w+)\.name$/.exec(key) ?? [];
    return file.endsWith('/common.json') && id && !open.includes(id);
  });
  return texts.filter(({ text }) => names.some((name) => text.includes(name.text)));
}
