import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { type BundleLoader, createI18n } from '../../../src/i18n/createI18n.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { type PageMeta, pageMeta } from '../../../src/metadata/pageMeta.ts';
import { type Page, pagesOf } from '../../../src/pages.tsx';
import { bundle, loadBundle, localeWithId } from '../bundles.ts';

async function metaOf(localeId: string, id: string): Promise<PageMeta> {
  const locale = localeWithId(localeId);
  const page = pagesOf(locale).find((candidate) => candidate.id === id) as Page;
  const load: BundleLoader = (id, namespace) =>
    loadBundle(namespace === 'common' ? id : (page.folder ?? id), namespace);
  return pageMeta(page, await createI18n(locale, load, ['common', ...page.bundles]));
}

test('the title of the home page is the firm’s name, its description the tagline', async () => {
  expect(await metaOf('en', 'home')).toEqual({
    title: firm.name,
    description: 'Experience you need. Achievements you get.',
  });
});

test.each([
  ['en', 'Criminal Law'],
  ['zh', '刑事法'],
  ['ko', '형사법'],
])(
  'in %s a service page has its title followed by the firm’s name, and its own description',
  async (id, title) => {
    expect(await metaOf(id, 'criminal-law')).toEqual({
      title: `${title} | ${firm.name}`,
      description: bundle(id, 'services/criminal-law').description,
    });
  },
);

test.each(lawyers)(
  'the profile of $name has the lawyer’s name, followed by the firm’s',
  async ({ id, name }) => {
    const { title, description } = await metaOf('ko', `lawyer-${id}`);
    expect(title).toBe(`${name} | ${firm.name}`);
    expect(description).toContain(name);
  },
);

test.each(locales)('in $name every page has a title and a description of its own', async (locale) => {
  const metas = await Promise.all(pagesOf(locale).map(({ id }) => metaOf(locale.id, id)));
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  for (const { title, description } of metas) {
    expect(title).toContain(firm.name);
    expect(`${title} ${description}`).not.toMatch(/\{\{|\bundefined\b/);
  }
});
