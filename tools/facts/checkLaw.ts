import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { sentences } from '../i18n/finding.ts';
import { messagesIn } from '../i18n/messages.ts';
import { parseJson } from '../i18n/parseJson.ts';
import { bundlesIn, readBundle, readSource } from '../i18n/readBundle.ts';

const FILE = 'src/core/law/register.json';
const ENGLISH = 'en';

/**
 * What is wrong with the register of the law in the project in `root`, one line each: a time limit without a row, a row
 * whose text does not exist, a row without an act or with a signature that has no date.
 */
export function checkLaw(root: string): string[] {
  const { root: tree, broken } = parseJson(readSource(join(root, FILE)));
  if (!tree) return [`${FILE}:${broken.line}: ${sentences(broken, messagesIn('en'))}`];
  const { rows }: { rows: Record<string, Record<string, string[]>> } = getNodeValue(tree);
  const keys = new Map(
    bundlesIn(root, ENGLISH).map((bundle) => [
      bundle,
      [...(readBundle(root, ENGLISH, bundle)?.texts.keys() ?? [])],
    ]),
  );
  const limits = [...keys].flatMap(([bundle, names]) =>
    [...new Set(names.flatMap((key) => /^limits\.[^.]+(?=\.time$)/.exec(key)?.[0] ?? []))]
      .filter((unit) => bundle.startsWith('services/') && !rows[bundle]?.[unit])
      .map((unit) => `${FILE}: “${bundle}” has no row “${unit}”, a time limit of that page. Add it.`),
  );
  const places = Object.entries(rows).flatMap(([bundle, units]) =>
    Object.entries(units).flatMap(([unit, [law, seen, , signed = '']]) => {
      const row = `${FILE}: the row “${unit}” of “${bundle}”`;
      const isShown = keys.get(bundle)?.some((key) => `${key}.`.startsWith(`${unit}.`));
      return [
        ...(isShown ? [] : [`${row} has no text in locales/${ENGLISH}/. Delete or rename it.`]),
        ...(law && seen ? [] : [`${row} needs the law and the source that was read.`]),
        ...(/^$|^\d{4}-\d\d-\d\d \S/.test(signed)
          ? []
          : [`${row} is signed “${signed}”; write the date and the name: 2026-12-01 Wong.`]),
      ];
    }),
  );
  return [...limits, ...places];
}
