import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../src/core/i18n/locales.ts';
import { checkBundle } from '../../../tools/i18n/checkBundle.ts';
import english from '../../../tools/i18n/messages/en.json';
import { MESSAGES, messagesIn } from '../../../tools/i18n/messagesIn.ts';
import { parseBundle } from '../../../tools/i18n/readBundle.ts';

const read = (id: string) => parseBundle(id, 'messages', readFileSync(join(MESSAGES, `${id}.json`), 'utf8'));

test.for(readdirSync(MESSAGES).map((file) => file.replace('.json', '')))(
  'the messages of the tools in %s keep the rules of the site’s texts, apart from the glossary',
  (id) => {
    const tag = locales.find((locale) => locale.id === id)?.tag ?? id;
    const rules = { locale: { id, tag }, terms: [], factNames: [] };
    const [bundle, source] = [read(id), read('en')];
    expect(bundle.findings).toEqual([]);
    const findings = checkBundle(id === 'en' ? bundle : source, bundle, rules);
    // One of them explains backslashes.
    expect(findings.filter(({ key }) => key !== 'findings.quotes')).toEqual([]);
  },
);

test('every rule with a message is used', () => {
  const code = readdirSync(join(MESSAGES, '..'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(MESSAGES, '..', file), 'utf8'))
    .join();
  const rules = Object.keys(english.findings).map((key) => key.replace(/_\w+$/, ''));
  expect(rules.filter((rule) => !code.includes(`'${rule}'`))).toEqual([]);
});

test('messages for a language unknown to the tools are in English', () => {
  expect(messagesIn('ms')).toBe(messagesIn('en'));
});

test('several names are joined as a list of the language', () => {
  const values = { count: 2, names: ['{{firm}}', '{{phone}}'] };
  expect(messagesIn('en')('findings.lostPlaceholder', values)).toContain('{{firm}} and {{phone}} are');
  expect(messagesIn('zh')('findings.lostPlaceholder', values)).toContain('{{firm}}和{{phone}}');
});
