import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile, bundlesIn, languageFolders } from '../../plugins/bundles.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { wordsDigest } from '../../src/core/law/signature.ts';

/**
 * The words that a signature of a row of the register covers, by the folder of each language that has them: what the
 * register holds once somebody has read that language.
 */
export const signedWords = (root: string, bundle: string, unit: string): Record<string, string> =>
  Object.fromEntries(
    languageFolders(root)
      .filter((id) => bundlesIn(root, id).includes(bundle))
      .map((id) => {
        const texts = JSON.parse(readFileSync(join(root, bundleFile(id, bundle)), 'utf8'));
        return [id, wordsDigest(flatTexts(texts), unit)];
      }),
  );
