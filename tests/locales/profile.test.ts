import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { printedBooks } from '../../plugins/drawnFiles.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { profileBookPath } from '../../src/core/firm/links.ts';
import { addressLines, offices } from '../../src/core/firm/offices.ts';
import { isDefault, locales } from '../../src/core/i18n/locales.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { bookTexts } from '../../tools/launch/sameDrawing.ts';
import { bundle, filled } from '../unit/bundles.ts';

/** The texts that the book prints, by bundle. */
const PRINTED = {
  profile: /^(title|subtitle|note|firm\.(body\.\d+|offices)|(history|partners|areas|offices)\.title)$/,
  services: /^areas\.items\.[^.]+\.(title|summary)$/,
  history: /^timeline\.items\.[^.]+\.(title|description)$/,
};

/** Without white space, since PDF text has spaces of its own at line breaks and between scripts. */
const solid = (text: string) => filled(text).normalize('NFKC').replace(/\s+/g, '');

let folder: string;
beforeAll(async () => {
  folder = await printedBooks();
});

test('the books are those that the site links', () => {
  const linked = locales.map((locale) => basename(profileBookPath(locale.id, isDefault(locale))));
  expect(readdirSync(folder).sort()).toEqual(linked.sort());
});

describe.each(locales)('the profile book: $name', (locale) => {
  let book: Awaited<ReturnType<typeof getDocumentProxy>>;
  let pages: string[];
  let text: string;

  beforeAll(async () => {
    const file = join(folder, profileBookPath(locale.id, isDefault(locale)));
    book = await getDocumentProxy(new Uint8Array(readFileSync(file)), { verbosity: 0 });
    pages = await bookTexts(readFileSync(file));
    text = solid(pages.join(''));
  });

  afterAll(() => book.loadingTask.destroy());

  it('has at least four pages in less than 2 MB', () => {
    expect(book.numPages).toBeGreaterThanOrEqual(4);
    expect(statSync(join(folder, profileBookPath(locale.id, isDefault(locale)))).size).toBeLessThan(
      2 * 1024 * 1024,
    );
  });

  it('has no page with a line or two that did not fit on the one before', () => {
    // The cover has two sentences.
    expect(Math.min(...pages.slice(1).map((page) => solid(page).length))).toBeGreaterThan(100);
  });

  it('has several partners on a page', () => {
    // The back cover may have the same addresses.
    const inner = pages.slice(0, -1).map(solid);
    const shown = inner.filter((page) => lawyers.some(({ email }) => page.includes(email)));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(Math.max(lawyers.length, 2));
  });

  it('is tagged, has a title, a language and an outline', async () => {
    const { info } = (await book.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect((await book.getMarkInfo())?.Marked).toBe(true);
    expect(info.Title).toBe(filled(`${firm.name}: ${bundle(locale.id, 'profile').title}`));
    expect(info.Language).toBe(locale.tag);
    const headings = (await book.getOutline())?.length ?? 0;
    expect(headings).toBeGreaterThan(0);
  });

  it('says what the bundles say', () => {
    const missing = Object.entries(PRINTED).flatMap(([namespace, keys]) => {
      const printed = [...flatTexts(bundle(locale.id, namespace))].filter(([key]) => keys.test(key));
      expect(printed.length, namespace).toBeGreaterThan(5);
      return printed
        .filter(([, value]) => !text.includes(solid(value)))
        .map(([key]) => `locales/${locale.id}/${namespace}.json: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('names the partners and the offices', () => {
    const named = [
      firm.name,
      ...lawyers.flatMap(({ name, email }) => [name, email]),
      ...offices.flatMap((office) => [...addressLines(office), office.phone, office.email]),
    ];
    expect(named.filter((name) => !text.includes(solid(name)))).toEqual([]);
  });
});
