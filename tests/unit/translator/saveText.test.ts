import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tidyText } from '../../../tools/i18n/characters.ts';
import { messagesIn } from '../../../tools/i18n/messages.ts';
import { confirmText, saveText } from '../../../tools/translator/server/texts.ts';
import { isFromOwnPage } from '../../../tools/translator/server/translatorPlugin.ts';
import { projectWith, siteOf } from './project.ts';

const EN = `{
  "title": "The firm {{firm}}",
  "offices": { "ipoh": { "name": "Ipoh", "heading": "IPOH" } },
  "help": [
    "One",
    "Two"
  ],
  "more_one": "{{count}} more",
  "more_other": "{{count}} more"
}
`;
const KO = `{
  "title":   "사무소 {{firm}}",
  "offices": { "ipoh": { "name": "이포", "heading": "이포" } },
  "help": ["하나", "둘" ],
  "more_other": "외 {{count}}"
}`;

function project() {
  const made = projectWith({
    'glossary.json': '[]',
    'en/faq.json': EN,
    'ko/faq.json': KO,
    'en/services/criminal-law.json': EN,
  });
  const site = siteOf(made.root, { factNames: ['firm'] });
  const save = (key: string, value: unknown, before: string | null, file = 'faq', locale = 'ko') =>
    saveText(site, { locale, file, key, value: value as string, before }, messagesIn('en'));
  const confirm = (key: string, english: string, file = 'faq', locale = 'ko') =>
    confirmText(site, { locale, file, key, english }, messagesIn('en'));
  return {
    ...made,
    save,
    confirm,
    isConfirmed: () => existsSync(join(made.root, 'locales/ko/confirmed.json')),
  };
}

describe('saving a text', () => {
  it('changes it alone, and writes the file as npm run fix does', () => {
    const { save, read } = project();
    save('offices.ipoh.heading', '"이포"', '이포');
    const texts = JSON.parse(KO);
    texts.offices.ipoh.heading = '"이포"';
    expect(read('ko/faq.json')).toBe(`${JSON.stringify(texts, null, 2)}\n`);
    save('help.1', '셋', '둘');
    texts.help = ['하나', '셋'];
    expect(read('ko/faq.json')).toBe(`${JSON.stringify(texts, null, 2)}\n`);
  });

  it('keeps a list in order that is begun at its end', () => {
    const { save, read, write } = project();
    write('ko/faq.json', '{\n  "title": "{{firm}}"\n}\n');
    save('help.1', '둘', null);
    expect(JSON.parse(read('ko/faq.json')).help).toEqual(['', '둘']);
    save('help.0', '하나', null);
    expect(JSON.parse(read('ko/faq.json')).help).toEqual(['하나', '둘']);
    write('en/contact.json', '{"items": [{"q": "One", "a": "Yes"}, {"q": "Two", "a": "No"}]}');
    save('items.1.a', '아니요', null, 'contact');
    save('items.0.q', '하나', null, 'contact');
    expect(JSON.parse(read('ko/contact.json'))).toEqual({ items: [{ q: '하나' }, { a: '아니요' }] });
  });

  it.each([
    ['a lost placeholder', 'title', '사무소', 'A placeholder is missing: {{firm}}'],
    [
      'an invented placeholder',
      'title',
      '{{firm}} {{frim}}',
      'no value here, so the site would show it literally: {{frim}}',
    ],
    ['a broken placeholder', 'title', '{{firm}} {{firm}', 'A placeholder is damaged'],
    ['an empty text', 'title', '  ', 'The text is empty'],
    ['Traditional or other letters', 'title', '{{firm}} 事務所', 'not in this language’s script'],
    ['English', 'title', 'The firm {{firm}}', 'in Latin letters only'],
    ['a key that is not there', 'titel', '{{firm}}', 'There is no locales/ko/faq.json: titel'],
    ['a part that is no text', 'offices', '{{firm}}', 'There is no locales/ko/faq.json: offices'],
    ['a key of every object', '__proto__.x', 'x', 'There is no'],
  ])('refuses %s, says why, and changes nothing', (_, key, value, problem) => {
    const { save, read } = project();
    expect(() => save(key, value, '사무소 {{firm}}')).toThrow(problem);
    expect(read('ko/faq.json')).toBe(KO);
  });

  it('does not touch a broken file', () => {
    const { save, read, write } = project();
    write('ko/faq.json', '{ "title": "x", }');
    expect(() => save('title', '{{firm}}', 'x')).toThrow(/faq\.json:1:\d+\s+The file is broken/);
    expect(read('ko/faq.json')).toBe('{ "title": "x", }');
  });

  it('does not overwrite somebody else’s change', () => {
    const { save, read } = project();
    expect(() => save('help.0', '새', '옛')).toThrow('It now reads: “하나”');
    expect(read('ko/faq.json')).toBe(KO);
  });

  it.each([
    ['../../package', 'ko'],
    ['../en/faq', 'ko'],
    ['/etc/passwd', 'ko'],
    ['faq', '..'],
    ['faq', '../locales/ko'],
    ['faq', 'xx'],
  ])('refuses the file %s of the language %s', (file, locale) => {
    const { root, save } = project();
    expect(() => save('title', '{{firm}}', null, file, locale)).toThrow('There is no');
    expect(existsSync(join(root, 'package.json'))).toBe(false);
  });
});

describe('confirming a translation', () => {
  it('is refused if the English has changed', () => {
    const { confirm, isConfirmed } = project();
    expect(() => confirm('help.0', 'Eins')).toThrow('It now reads: “One”');
    expect(isConfirmed()).toBe(false);
  });

  it.each([
    ['title', 'The firm {{firm}}', 'services/criminal-law', 'ko'],
    ['../help.0', 'One', 'faq', 'ko'],
    ['help.0', 'One', '../en/faq', 'ko'],
    ['help.0', 'One', 'faq', '../en'],
  ])('is refused for %s, which is no text of the language', (key, english, file, locale) => {
    const { confirm, isConfirmed } = project();
    expect(() => confirm(key, english, file, locale)).toThrow();
    expect(isConfirmed()).toBe(false);
  });
});

it.for([
  ['  常见问题  ', ['常见'], '常见问题'],
  ['常见问题\n', ['常见'], '常见问题'],
  ['常见问题\n', [null, 'FAQ'], '常见问题'],
  ['질문'.normalize('NFD'), ['FAQ'], '질문'],
  ['One \n two\n', ['a\nb'], 'One\ntwo'],
  ['One\n\n two', ['ab'], 'One two'],
  // The separators of lists.
  ['; ', [', '], '; '],
  [' und ', ['와 ', ' and '], ' und '],
  ['与\n', ['和', ' and '], '与'],
] as const)('tidies “%s”', ([typed, before, tidy]) => {
  expect(tidyText(typed, ...before)).toBe(tidy);
});

const OWN = {
  host: 'localhost:4173',
  origin: 'http://localhost:4173',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

const ask = (headers: Record<string, string | undefined>, remoteAddress = '127.0.0.1', method = 'POST') =>
  isFromOwnPage({ method, headers, socket: { remoteAddress } } as unknown as IncomingMessage);

describe('changing texts', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'is allowed to a page of the server itself, from %s',
    (address) => {
      expect(ask(OWN, address)).toBe(true);
    },
  );

  it.each<[who: string, headers: object, address?: string]>([
    ['another machine', {}, '192.168.1.20'],
    ['a machine whose address begins alike', {}, '127.0.0.1.example'],
    ['another site', { origin: 'https://evil.example' }],
    ['another server on this machine', { origin: 'http://localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a request without an origin', { origin: undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a picture or a script on another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', (_, headers, address) => {
    expect(ask({ ...OWN, ...headers }, address)).toBe(false);
  });

  it('reading needs no origin, but a foreign origin is refused', () => {
    expect(ask({ host: 'localhost:4173' }, '127.0.0.1', 'GET')).toBe(true);
    expect(ask({ host: 'localhost:4173', origin: 'null' }, '127.0.0.1', 'GET')).toBe(false);
  });
});
