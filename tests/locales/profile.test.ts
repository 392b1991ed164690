import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { printedBooks } from '../../plugins/drawings.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { addressLines, offices } from '../../src/core/firm/offices.ts';
import { isDefault, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { typographyOf } from '../../src/core/i18n/typography.ts';
import { bookTexts } from '../../tools/launch/sameDrawing.ts';
import { bundle, filled } from '../unit/bundles.ts';

/** The texts that the profile prints, by bundle; a title of the history only above its dates. */
const PRINTED = {
  profile: /^(title|subtitle|note|firm\.(body\.\d+|offices)|(partners|areas|offices)\.title)$/,
  services: /^areas\.items\.[^.]+\.(title|summary)$/,
  history: /^timeline\.items\.[^.]+\.(title|description)$/,
};
const NAMES = [
  firm.name,
  ...lawyers.flatMap(({ name, email }) => (email ? [name, email] : [name])),
  ...offices.flatMap((office) => [...addressLines(office), office.phone, office.email]),
];

/** Without white space, since PDF text has spaces of its own at line breaks and between scripts. */
const solid = (text: string) => filled(text).normalize('NFKC').replace(/\s+/g, '');

let folder: string;
beforeAll(async () => {
  folder = await printedBooks();
});

test('the profiles are those that the site links', () => {
  const linked = (firm.profileYear ? locales : []).map((locale) =>
    basename(profileBookPath(locale.id, isDefault(locale))),
  );
  expect(readdirSync(folder).sort()).toEqual(linked.sort());
});

describe.runIf(firm.profileYear).each(locales)('the firm’s profile: $name', (locale) => {
  const read = () => readFileSync(join(folder, profileBookPath(locale.id, isDefault(locale))));

  test('says on each sheet, in less than 2 MB, what bundles and facts say', async () => {
    const sheets = (await bookTexts(read())).map(solid);
    const { isHan } = typographyOf(locale.tag);
    const typeset = (text: string) => (isHan ? solid(text) : solid(text).replaceAll("'", '’'));
    const texts = Object.entries(PRINTED).flatMap(([namespace, keys]) => {
      const printed = [...flatTexts(bundle(locale.id, namespace))].filter(([key]) => keys.test(key));
      return printed.map(([, text]) => text);
    });
    if (Object.keys(bundle(locale.id, 'history').timeline.items).length > 0)
      texts.push(bundle(locale.id, 'profile').history.title);
    expect(texts.length).toBeGreaterThan(30);
    expect([...NAMES, ...texts].filter((text) => !sheets.join('').includes(typeset(text)))).toEqual([]);
    const foot = typeset(firm.name + bundle(locale.id, 'profile').title);
    expect(sheets.slice(1, -1).filter((sheet) => !sheet.includes(foot))).toEqual([]);
    expect(read().length).toBeLessThan(2 * 1024 * 1024);
    // A line or two that did not fit on the sheet before; the cover has two sentences.
    expect(sheets.slice(1).filter(({ length }) => length < 100)).toEqual([]);
    // The back cover may have the same addresses.
    const ofPartners = sheets
      .slice(0, -1)
      .filter((sheet) => lawyers.some(({ phone }) => sheet.includes(solid(phone))));
    expect(ofPartners.length).toBeLessThan(Math.max(lawyers.length, 2));
  });

  test('is tagged, has a title, a language and an outline', async () => {
    const book = await getDocumentProxy(new Uint8Array(read()), { verbosity: 0 });
    const { info } = (await book.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect((await book.getMarkInfo())?.Marked).toBe(true);
    expect(info.Title).toBe(filled(`${firm.name}: ${bundle(locale.id, 'profile').title}`));
    expect(info.Language).toBe(locale.tag);
    expect((await book.getOutline()).length).toBeGreaterThan(0);
    await book.loadingTask.destroy();
  });
});
