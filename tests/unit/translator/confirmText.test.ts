import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../tools/i18n/messagesIn.ts';
import { confirmText } from '../../../tools/translator/server/confirmText.ts';
import { projectWith, siteOf } from './project.ts';

function project() {
  const made = projectWith({
    'en/faq.json': '{"a": "One", "b": "Two"}',
    'ko/faq.json': '{"a": "하나"}',
  });
  const site = siteOf(made.root);
  const confirm = (key: string, english: string, file = 'faq', locale = 'ko') =>
    confirmText(site, { locale, file, key, english }, messagesIn('ko'));
  return { ...made, confirm, isConfirmed: () => existsSync(join(made.root, 'locales/ko/confirmed.json')) };
}

describe('confirming a translation', () => {
  it('records the English that was read', () => {
    const { confirm, read } = project();
    confirm('a', 'One');
    expect(JSON.parse(read('ko/confirmed.json'))).toEqual({ 'faq:a': 'One' });
  });

  it('is refused if the English has changed', () => {
    const { confirm, isConfirmed } = project();
    const why = messagesIn('ko').panel('refusals.englishChanged', { now: 'One' });
    expect(() => confirm('a', 'Eins')).toThrow(why);
    expect(isConfirmed()).toBe(false);
  });

  it.each([
    ['b', 'Two', 'faq', 'ko'],
    ['../a', 'One', 'faq', 'ko'],
    ['a', 'One', '../en/faq', 'ko'],
    ['a', 'One', 'faq', '../en'],
  ])('is refused for %s, which is no text of the language', (key, english, file, locale) => {
    const { confirm, isConfirmed } = project();
    expect(() => confirm(key, english, file, locale)).toThrow();
    expect(isConfirmed()).toBe(false);
  });
});
