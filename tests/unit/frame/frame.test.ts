// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { mailUrl, profileBookPath, telUrl } from '../../../src/firm/links.ts';
import { addressLines, headOffice, mapUrl } from '../../../src/firm/offices.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { alternates } from '../../../src/i18n/alternates.ts';
import { isDefault, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle, filled, seen } from '../bundles.ts';
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

/** The paths of the main links, by their keys in the bundle. */
const PATHS = {
  home: '/',
  lawyers: '/lawyers',
  services: '/services',
  history: '/history',
  faq: '/faq',
  contact: '/contact',
};

test.each(locales)('in $name the header has the main links, wide and in the menu', async (locale) => {
  await openPage(localizedPath(locale, '/'));
  const { header, nav } = bundle(locale.id, 'common');
  const both = navigations(header.navigation);
  expect(both).toHaveLength(2);
  for (const links of both) {
    expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(nav));
    expect(hrefs(links)).toEqual(Object.values(PATHS).map((path) => localizedPath(locale, path)));
  }
});

test.each([
  ['/', 'home', 'page'],
  ['/faq', 'faq', 'page'],
  [`/services/${serviceSlugs[0]}`, 'services', 'true'],
  [`/lawyers/${lawyers[0]?.slug}`, 'lawyers', 'true'],
  ['/privacy-policy', undefined, undefined],
  ['/no/such/page', undefined, undefined],
])('at %s, in every language, the link to %s is marked (%s), and no other', async (path, key, kind) => {
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
  'from %s the languages, each in its own words, lead to the same page',
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

test.each(locales)(
  'in $name the menu is a popover, opened and closed by buttons that say so',
  async (locale) => {
    await openPage(localizedPath(locale, '/'));
    const { openMenu, closeMenu } = bundle(locale.id, 'common').header;
    const [menu] = inHeader('[popover]');
    const [open, close] = inHeader('button');
    expect([open?.textContent, close?.textContent]).toEqual([openMenu, closeMenu]);
    // With `auto`, Escape and a click outside close the menu too.
    expect(menu?.getAttribute('popover')).toBe('auto');
    expect(open?.getAttribute('popovertarget')).toBe(menu?.id);
    expect(open?.getAttribute('popovertargetaction') ?? 'toggle').not.toBe('hide');
    expect(close?.getAttribute('popovertarget')).toBe(menu?.id);
    expect(close?.getAttribute('popovertargetaction')).toBe('hide');
    expect(menu?.contains(close ?? null)).toBe(true);
    expect(menu?.contains(open ?? null)).toBe(false);
  },
);

test.each(locales)('in $name the first link skips to the main content', async (locale) => {
  await openPage(localizedPath(locale, '/'));
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe(bundle(locale.id, 'common').header.skip);
  const target = document.getElementById((first?.getAttribute('href') ?? '').slice(1));
  expect(target).toBe(screen.getByRole('main'));
  expect(target?.tabIndex).toBe(-1);
});

test.each(locales)('in $name the firm’s name leads home', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const { header, nav } = bundle(locale.id, 'common');
  const name = [firm.name, header.descriptor, nav.home].join(' ');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(localizedPath(locale, '/'));
});

test.each(locales)(
  'in $name the footer has the head office, chat, profile, picture and legal pages',
  async (locale) => {
    await openPage(localizedPath(locale, '/history'));
    const footer = within(screen.getByRole('contentinfo'));
    const { footer: text, offices, whatsappGreeting } = bundle(locale.id, 'common');
    const href = (words: string) =>
      footer.getByRole('link', { name: (name) => name.startsWith(words) }).getAttribute('href') ?? '';
    expect(
      footer.getByRole('heading', { name: offices[headOffice.id].name.toLocaleUpperCase() }),
    ).toBeTruthy();
    for (const line of addressLines(headOffice)) expect(footer.getByText(line)).toBeTruthy();
    expect(href(headOffice.phone)).toBe(telUrl(headOffice.phone));
    expect(href(headOffice.email)).toBe(mailUrl(headOffice.email));
    expect(href(text.viewLocation)).toBe(mapUrl(headOffice));
    const chat = new URL(href(text.whatsapp));
    expect(chat.hostname).toBe('wa.me');
    expect(chat.searchParams.get('text')).toBe(filled(whatsappGreeting));
    expect(href(text.profile)).toBe(profileBookPath(locale.id, isDefault(locale)));
    expect(footer.getByRole('img').getAttribute('alt')).toBe(text.imageAlt);
    expect(footer.getByText(seen(text.copyright))).toBeTruthy();
    expect(href(text.disclaimer)).toBe(localizedPath(locale, '/disclaimer'));
    expect(href(text.privacy)).toBe(localizedPath(locale, '/privacy-policy'));
    expect(href(text.terms)).toBe(localizedPath(locale, '/terms-of-service'));
  },
);
