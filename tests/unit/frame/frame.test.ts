// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { alternates } from '../../../src/i18n/alternates.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const inHeader = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`body > header ${selector}`),
];

/** The navigations with a name: that of wide screens, and that of the closed menu. */
const navigations = (name: string) =>
  inHeader('nav')
    .filter((each) => each.getAttribute('aria-label') === name)
    .map((each) => [...each.querySelectorAll('a')]);

test.each([
  ['/', 'home', 'page'],
  ['/faq', 'faq', 'page'],
  [`/services/${serviceSlugs[0]}`, 'services', 'true'],
  [`/lawyers/${lawyers[0]?.slug}`, 'lawyers', 'true'],
  ['/privacy-policy', undefined, undefined],
  ['/no/such/page', undefined, undefined],
])('at %s the header marks the link to %s (%s) and no other, in every language', async (path, key, kind) => {
  for (const locale of locales) {
    await openPage(localizedPath(locale, path));
    const { header, nav } = bundle(locale.id, 'common');
    for (const links of navigations(header.navigation)) {
      const marked = links.filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
        key ? [[nav[key], kind]] : [],
      );
    }
  }
});

test.each(['/', '/terms-of-service', `/services/${serviceSlugs[0]}`])(
  'the language links of %s lead to the same page and are named in their own language',
  async (path) => {
    for (const { id, tag } of locales) {
      await openPage(alternates(path).find(({ locale }) => locale.id === id)?.path ?? '');
      const both = navigations(bundle(id, 'common').header.languages);
      expect(both).toHaveLength(2);
      for (const links of both) {
        expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
        expect(hrefs(links)).toEqual(locales.map((locale) => localizedPath(locale, path)));
        expect(links.map((link) => [link.lang, link.hreflang])).toEqual(
          locales.map((locale) => [locale.tag, locale.tag]),
        );
        expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
          locales.map((locale) => (locale.tag === tag ? 'true' : null)),
        );
      }
    }
  },
);

test.each(locales)('the firm’s name links to the home page in $name', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const { header, nav } = bundle(locale.id, 'common');
  const name = [firm.name, header.descriptor, nav.home].join(' ');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(localizedPath(locale, '/'));
});
