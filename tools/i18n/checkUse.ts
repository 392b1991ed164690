import type { CheckedLanguage } from './checkBundles.ts';
import type { Finding } from './finding.ts';
import { type Bundle, nearest } from './readBundle.ts';
import type { UsedKey } from './readUsedKeys.ts';
import type { Site } from './site.ts';
import { fits, UNTRACEABLE, within } from './usedKeys.ts';

/** Keys that a bundle may have or not. */
const OPTIONAL: Pick<UsedKey, 'bundle' | 'key'>[] = [{ bundle: 'services/*', key: 'practices' }];

/**
 * Checks how the code uses the English texts: unused texts are warnings, for a developer; keys that no bundle has are
 * errors.
 *
 * @param english the default language, already checked
 */
export function checkUse({ used }: Pick<Site, 'used'>, english: CheckedLanguage): Finding[] {
  const unused = [...english.bundles.values()].flatMap((bundle) => shownNowhere(used, bundle));
  return [...missingKeys(used, english.bundles), ...unused];
}

function shownNowhere(used: readonly UsedKey[], { localeId, file, namespace, texts }: Bundle): Finding[] {
  const own = used.filter(({ bundle }) => fits(bundle, namespace));
  const shown = (key: string) => own.some((use) => within(use.key, key));
  const unused = [...texts].filter(([key]) => !shown(key));
  const [first] = unused;
  if (!first) return [];
  const { line, column } = first[1];
  const keys = unused.map(([key]) => key).join(', ');
  return [{ level: 'warning', localeId, file, line, column, rule: 'shownNowhere', values: { keys } }];
}

function missingKeys(used: readonly UsedKey[], bundles: Map<string, Bundle>): Finding[] {
  return used.flatMap(({ bundle: namespace, key }) => {
    const bundle = bundles.get(namespace);
    const known = bundle && [...bundle.texts.keys(), ...bundle.lists.keys()].some((own) => within(key, own));
    const optional = OPTIONAL.some((use) => fits(use.bundle, namespace) && use.key === key);
    if (
      !bundle ||
      known ||
      optional ||
      UNTRACEABLE.some((use) => use.bundle === namespace && use.key === key)
    )
      return [];
    return [
      {
        level: 'error' as const,
        localeId: bundle.localeId,
        file: bundle.file,
        key,
        ...nearest(bundle, key),
        rule: 'askedForByTheSite' as const,
      },
    ];
  });
}
