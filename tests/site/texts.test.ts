import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, typed } from '../../src/core/firm/lawyers.ts';
import { offices } from '../../src/core/firm/offices.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { scriptOf } from '../../src/core/i18n/typography.ts';
import { dist, each, pages } from './pages.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Unicode script names for the codes of ISO 15924. */
const LETTERS: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Kore: 'Hang' };

const glossary: Record<string, string>[] = JSON.parse(
  readFileSync(join(PROJECT, 'locales/glossary.json'), 'utf8'),
);

/** Names in Latin letters that stay the same in every language: of people, firms, public bodies and software. */
const NAMES = [
  ...[firm.name, firm.email, ...(firm.notary ? [firm.notary.name] : [])],
  ...[...lawyers, ...offices].flatMap(({ email }) => email ?? []),
  ...lawyers.map(({ name }) => name),
  ...offices.flatMap(({ address }) => Object.values(address)),
  ...glossary
    .filter((row) => locales.every(({ id }) => (row[id] ?? row.en) === row.en))
    .map(({ en = '' }) => en),
  ...['Teluk Anson', 'Teluk Intan'],
  ...['Bank Negara Malaysia', 'Amanah Raya Berhad', 'Amanah Raya', 'Sdn Bhd', 'MyIPO', 'MdI', 'WhatsApp'],
  ...['JavaScript', 'Cookie', 'Shift', 'vCard', 'MyBayar PDRM', 'MyJPJ'],
  // Terms of Malaysian law, in brackets after their translation.
  ...['Commissioner for Oaths', 'Land Office', 'garnishee', 'caveat', 'company secretary'],
].sort((one, other) => other.length - one.length);
const anyName = new RegExp(NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
/** A term or section number in brackets after its translation: `재결(award)`, `법[(Perak) Enactment]`, `第6（1）（a）条`, `제1항 (a)호`. */
const TERM = /\([a-z]+\)(?=호)|(?<=[^\s(（] ?)(?:[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]|\[[^\]]*\])/g;
/** Abbreviations of bodies, documents, currencies and sections: SSM, PDF, LL.B, RM100,000, 第33C条. */
const SHORT = /(?<![A-Za-z])[A-Z]+(?![A-Za-z])/g;

/** The letters of a text that are foreign to its language's script, names excluded. */
function foreignLetters(text: string, lang: string): string {
  const script = scriptOf(lang) ?? '';
  const translated = script === 'Latn' ? text : typed(text).replace(TERM, '');
  const words = translated.replace(anyName, ' ').replace(SHORT, ' ');
  const own = new RegExp(`[\\p{Script=${LETTERS[script] ?? script}}\\p{Script=Zyyy}]`, 'gu');
  return words.replace(own, '').replace(/\P{L}/gu, '');
}

/** Traces of values that a text or a component did not get. A missing text fails the build. */
const TRACES = /\{\{|\}\}|\b(?:undefined|NaN)\b|\[object /;

each(pages)('has no words in another script, and a value for each placeholder', ({ document }) => {
  const texts = visibleTexts(document);
  expect(texts.filter(({ lang }) => lang === document.documentElement.lang).length).toBeGreaterThan(15);
  expect(texts.filter(({ text, lang }) => foreignLetters(text, lang))).toEqual([]);
  expect(texts.filter(({ text }) => TRACES.test(text))).toEqual([]);
});

test('“Find a text” is not in the built site', () => {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /\.(js|css|html)$/.test(file));
  const isMarked = (file: string) => /__find|tools\/find/.test(readFileSync(join(dist, file), 'utf8'));
  expect(files.filter(isMarked)).toEqual([]);
});

test('the fonts’ licences are included', () => {
  expect(readFileSync(join(dist, 'fonts-licence.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
