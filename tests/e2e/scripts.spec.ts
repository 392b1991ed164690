import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { siteAddresses } from '../../tools/siteAddresses.ts';
import { bundlesIn, readBundle } from '../../tools/texts/readBundle.ts';
import { scriptOf } from '../../tools/texts/scripts.ts';
import { expect, test } from './site.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Unicode's names of letters, where a script of ISO 15924 is not one. */
const LETTERS: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Kore: 'Hang' };

/** Names in Latin letters, which every language leaves as they are: of people and firms, bodies and programs. */
const NAMES = [
  ...[firm.name, firm.notary.name, ...lawyers.map(({ name }) => name)],
  ...[firm.email, ...lawyers.map(({ email }) => email), ...offices.map(({ email }) => email)],
  ...offices.flatMap(({ address }) => Object.values(address)),
  ...['Universiti Contoh', 'Contoh University', 'Contoh Institute of Management', 'Contoh Training Council'],
  ...[
    'Teluk Anson',
    'Teluk Intan',
    'Contoh Chambers',
    'Contoh Law Office',
    'Contoh Mediation Centre',
    'Contoh Arbitration Centre',
  ],
  ...['Bank Negara Malaysia', 'Sdn Bhd', 'MyIPO', 'MdI', 'WhatsApp', 'JavaScript', 'Cookie', 'vCard'],
  // Terms of Malaysian law, in brackets after their translation.
  ...['Commissioner for Oaths', 'Land Office', 'garnishee', 'caveat', 'company secretary'],
].sort((one, other) => other.length - one.length);
/** Short names of bodies and papers: SSM, PDF, LL.B. */
const SHORT = /\b[A-Z]{2,}\b/g;

const keys = new Set(
  bundlesIn('.', defaultLocale.id).flatMap((namespace) => [
    ...(readBundle('.', defaultLocale.id, namespace)?.texts.keys() ?? []),
  ]),
);

/** Letters of a text that are not of its language's script, names left out. */
function foreignLetters(text: string, lang: string): string {
  const script = scriptOf(lang);
  const words = NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(SHORT, ' ');
  const own = new RegExp(`[\\p{Script=${LETTERS[script] ?? script}}\\p{Script=Zyyy}]`, 'gu');
  return words.replace(own, '').replace(/\P{L}/gu, '');
}

/** Keys that stand where a text should, and what else a text that was not found leaves behind. */
const unresolved = (text: string): string[] => [
  ...(text.match(/[A-Za-z]\w*(?:\.\w+)+/g) ?? []).filter((word) => keys.has(word)),
  ...(text.match(/\{\{|\}\}|\bundefined\b|\[object /g) ?? []),
];

// The not-found page says so to developers.
test.use({ expectedConsole: /^404: no page has the address/ });

for (const locale of locales) {
  test(`every page in ${locale.name}: nothing in another script, and no key`, async ({ page }) => {
    test.setTimeout(240_000);
    const addresses = siteAddresses('dist').filter((address) => localeOf(address) === locale);
    expect(addresses.length).toBeGreaterThan(25);
    for (const address of addresses) {
      // A page that is not there is a page, too; its file has an address of its own.
      await page.goto(address);
      const own = await page.locator('html').getAttribute('lang');
      const texts = await visibleTexts(page);
      expect(texts.filter(({ lang }) => lang === own).length, address).toBeGreaterThan(15);
      const foreign = texts.filter(({ text, lang }) => foreignLetters(text, lang));
      expect.soft(foreign, `${address}: words in another script`).toEqual([]);
      const keysShown = texts.flatMap(({ text }) => unresolved(text));
      expect.soft(keysShown, `${address}: keys in the place of texts`).toEqual([]);
    }
  });
}

test('nothing of the translator mode is in the built site', () => {
  const all = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => join('dist', file));
  const files = all.filter((file) => /\.(?:js|css|html)$/.test(file));
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const sign of [
      '__translator',
      'translator-text',
      'subliminal',
      'data-texts',
      'en-XA',
      '<!--text ',
    ]) {
      expect(text.includes(sign), `${file} has ${sign}`).toBe(false);
    }
  }
});
