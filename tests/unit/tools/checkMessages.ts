import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { checkTexts } from '../../../tools/i18n/checkTexts.ts';
import { compareKeys } from '../../../tools/i18n/compareKeys.ts';
import type { Finding } from '../../../tools/i18n/finding.ts';
import { MESSAGES } from '../../../tools/i18n/messagesIn.ts';
import { bundleFile, bundlesIn, readBundle } from '../../../tools/i18n/readBundle.ts';
import type { Site } from '../../../tools/i18n/site.ts';

/**
 * Checks the tools' own sentences by the rules of the site's texts, apart from the glossary, whose terms are legal.
 *
 * @returns findings in every language that the tools have
 */
export function checkMessages({ root, locales }: Pick<Site, 'root' | 'locales'>): Finding[] {
  const ids = readdirSync(join(root, MESSAGES));
  return bundlesIn(root, defaultLocale.id, MESSAGES).flatMap((name) => {
    const english = readBundle(root, defaultLocale.id, name, MESSAGES);
    if (!english || english.findings.length > 0) return english?.findings ?? [];
    return ids.flatMap((id): Finding[] => {
      const bundle = id === defaultLocale.id ? english : readBundle(root, id, name, MESSAGES);
      if (!bundle) {
        const file = bundleFile(id, name, MESSAGES);
        return [
          { level: 'error', localeId: id, file, rule: 'missingFile', values: { english: english.file } },
        ];
      }
      const tag = locales.find((locale) => locale.id === id)?.tag ?? id;
      const rules = { locale: { id, tag }, terms: [], factNames: [] };
      return bundle.findings.length > 0
        ? bundle.findings
        : [...compareKeys(english, bundle, tag), ...checkTexts(english, bundle, rules)];
    });
  });
}
