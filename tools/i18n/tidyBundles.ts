import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonIn } from '../../plugins/project.ts';
import { mapTexts } from '../../src/core/i18n/mapTexts.ts';
import { tidyText } from './characters.ts';
import { inEnglish, presentTexts } from './history.ts';
import { parseJson, repeatedKeys } from './parseJson.ts';
import { readSource } from './readBundle.ts';

/**
 * Rewrites the files of `locales/` with two spaces, an entry a line and no byte order mark, and tidies their texts,
 * whatever program wrote them. A file that cannot be read is left to the check of the texts.
 */
export function tidyBundles(root: string): void {
  for (const file of jsonIn(root, 'locales')) {
    const source = readSource(join(root, file));
    const plain = source.replace(/^\ufeff/, '');
    const parsed = parseJson(plain);
    if (parsed.broken || repeatedKeys(parsed.root).length > 0) continue;
    const english = presentTexts(root, [inEnglish(file)]).get(inEnglish(file));
    const tidy = (text: string, key: string) => tidyText(text, english?.get(key) ?? text);
    const written = `${JSON.stringify(mapTexts(JSON.parse(plain), tidy), null, 2)}\n`;
    if (written !== source) writeFileSync(join(root, file), written);
  }
}
