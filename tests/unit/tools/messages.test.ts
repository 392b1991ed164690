import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { checkTexts } from '../../../tools/i18n/checkTexts.ts';
import { compareKeys } from '../../../tools/i18n/compareKeys.ts';
import type { Finding } from '../../../tools/i18n/finding.ts';
import findings from '../../../tools/i18n/messages/en/findings.json';
import { MESSAGES, messagesIn } from '../../../tools/i18n/messagesIn.ts';
import { bundleFile, bundlesIn, readBundle } from '../../../tools/i18n/readBundle.ts';

/** What the rules of the site's texts say of the tools' messages in every language, apart from the glossary: legal terms. */
function findingsOfMessages(): Finding[] {
  const ids = readdirSync(join(PROJECT, MESSAGES));
  return bundlesIn(PROJECT, defaultLocale.id, MESSAGES).flatMap((name) => {
    const english = readBundle(PROJECT, defaultLocale.id, name, MESSAGES);
    if (!english || english.findings.length > 0) return english?.findings ?? [];
    return ids.flatMap((id): Finding[] => {
      const bundle = id === english.localeId ? english : readBundle(PROJECT, id, name, MESSAGES);
      if (!bundle) throw new Error(`${bundleFile(id, name, MESSAGES)} is missing`);
      const tag = locales.find((locale) => locale.id === id)?.tag ?? id;
      const rules = { locale: { id, tag }, terms: [], factNames: [] };
      return bundle.findings.length > 0
        ? bundle.findings
        : [...compareKeys(english, bundle, tag), ...checkTexts(english, bundle, rules)];
    });
  });
}

test('the messages of the tools exist in English, Chinese and Korean and keep the rules of the site’s texts', () => {
  expect(readdirSync(join(PROJECT, MESSAGES))).toEqual(expect.arrayContaining(['en', 'ko', 'zh']));
  expect(findingsOfMessages()).toEqual([]);
});

test('every rule with a message is used', () => {
  const code = readdirSync(join(PROJECT, 'tools/i18n'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(PROJECT, 'tools/i18n', file), 'utf8'))
    .join();
  expect(
    Object.keys(findings)
      .map((key) => key.replace(/_\w+$/, ''))
      .filter((rule) => !code.includes(`'${rule}'`)),
  ).toEqual([]);
});

test('messages for a language unknown to the tools are in English', () => {
  expect(messagesIn('ms')).toBe(messagesIn('en'));
});

test('several names are joined as a list of the language', () => {
  const values = { count: 2, names: ['{{firm}}', '{{phone}}'] };
  expect(messagesIn('en').findings('lostPlaceholder', values)).toContain('{{firm}} and {{phone}} are');
  expect(messagesIn('zh').findings('lostPlaceholder', values)).toContain('{{firm}}和{{phone}}');
});
